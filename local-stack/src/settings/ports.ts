import { REMOTE_NAMES, REMOTES, type RemoteName } from '@ninefold/contracts';
import { Failure } from '../terminal';

/** Static files, each on its own origin. */
export type WebPart = 'shell' | RemoteName;
export const WEB_PARTS: readonly WebPart[] = ['shell', ...REMOTE_NAMES];

/** Every part of the platform that listens. */
export type PartName = WebPart | 'payments' | 'stripe' | 'supabase' | 'postgres' | 'outbox' | 'smtp';

interface PartPort {
  /** The default port. */
  readonly port: number;
  /** The environment variable that changes it. */
  readonly portVariable: string;
}

export const PART_PORTS: Readonly<Record<PartName, PartPort>> = {
  shell: { port: 3000, portVariable: 'SHELL_PORT' },
  ...REMOTES,
  payments: { port: 4000, portVariable: 'PAYMENTS_PORT' },
  stripe: { port: 4010, portVariable: 'STRIPE_EMULATOR_PORT' },
  supabase: { port: 54_321, portVariable: 'SUPABASE_PORT' },
  postgres: { port: 54_322, portVariable: 'POSTGRES_PORT' },
  outbox: { port: 8025, portVariable: 'OUTBOX_PORT' },
  smtp: { port: 1025, portVariable: 'SMTP_PORT' },
};
export const PART_NAMES = Object.keys(PART_PORTS) as readonly PartName[];

export type Ports = Readonly<Record<PartName, number>>;

const LARGEST_PORT = 65_535;

/**
 * Ports that browsers and Node's `fetch` refuse, because other protocols use them. Node does not export its list.
 * https://fetch.spec.whatwg.org/#port-blocking
 */
export const BAD_PORTS: readonly number[] = [
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
];

function wholeNumber(environment: NodeJS.ProcessEnv, variable: string, standard: number): number {
  const text = environment[variable];
  if (text === undefined || text === '') return standard;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) {
    throw new Failure(`${variable} must be a whole number, not "${text}".`);
  }
  return value;
}

/**
 * The port of each part. `PORT_OFFSET` is added to all of them, including those set individually.
 * @throws Failure naming the variable and its port when it is not a number, out of range, blocked, or used twice
 */
export function readPorts(environment: NodeJS.ProcessEnv): Ports {
  const offset = wholeNumber(environment, 'PORT_OFFSET', 0);
  const owners = new Map<number, string>();
  const ports = PART_NAMES.map((name) => {
    const { portVariable, port: standard } = PART_PORTS[name];
    const port = wholeNumber(environment, portVariable, standard) + offset;
    if (port < 1 || port > LARGEST_PORT) {
      throw new Failure(`${portVariable} gives port ${port}, which is not between 1 and ${LARGEST_PORT}.`);
    }
    if (BAD_PORTS.includes(port)) {
      throw new Failure(
        `${portVariable} gives port ${port}, which browsers refuse to call (a "bad port"): set another ${portVariable} or PORT_OFFSET.`,
      );
    }
    const owner = owners.get(port);
    if (owner) throw new Failure(`${owner} and ${portVariable} give the same port ${port}.`);
    owners.set(port, portVariable);
    return [name, port] as const;
  });
  return Object.fromEntries(ports) as Ports;
}

/** Tells what to do when another program uses a port. */
export const portTaken = (name: PartName, port: number): Failure =>
  new Failure(
    `Port ${port} of the part "${name}" is taken: stop what uses it, or set ${PART_PORTS[name].portVariable} or PORT_OFFSET.`,
  );

/** The URL of a part for people and browsers. */
export const urlOf = (ports: Ports, name: PartName): string => `http://localhost:${ports[name]}`;
