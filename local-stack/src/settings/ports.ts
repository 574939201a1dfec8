import { Failure } from '../failure';

/** Every part of the platform that listens, and where it does unless it is told otherwise. */
export const PART_PORTS = {
  shell: { variable: 'SHELL_PORT', port: 3000 },
  games: { variable: 'GAMES_PORT', port: 3001 },
  account: { variable: 'ACCOUNT_PORT', port: 3002 },
  learning: { variable: 'LEARNING_PORT', port: 3003 },
  payments: { variable: 'PAYMENTS_PORT', port: 4000 },
  stripe: { variable: 'STRIPE_EMULATOR_PORT', port: 4010 },
  supabase: { variable: 'SUPABASE_PORT', port: 54_321 },
  outbox: { variable: 'OUTBOX_PORT', port: 8025 },
} as const;

export type PartName = keyof typeof PART_PORTS;
export type Ports = Readonly<Record<PartName, number>>;

export const PART_NAMES = Object.keys(PART_PORTS) as PartName[];

const LARGEST_PORT = 65_535;

function wholeNumber(environment: NodeJS.ProcessEnv, variable: string, fallback: number): number {
  const text = environment[variable];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0)
    throw new Failure(`${variable} must be a whole number, not "${text}".`);
  return value;
}

/** The port of each part; `PORT_OFFSET` moves them all, also those that were set one by one. */
export function readPorts(environment: NodeJS.ProcessEnv): Ports {
  const offset = wholeNumber(environment, 'PORT_OFFSET', 0);
  const owners = new Map<number, string>();
  const ports = PART_NAMES.map((name) => {
    const { variable, port: standard } = PART_PORTS[name];
    const port = wholeNumber(environment, variable, standard) + offset;
    if (port < 1 || port > LARGEST_PORT) {
      throw new Failure(`${variable} gives port ${port}, which is not between 1 and ${LARGEST_PORT}.`);
    }
    const owner = owners.get(port);
    if (owner) throw new Failure(`${owner} and ${variable} give the same port ${port}.`);
    owners.set(port, variable);
    return [name, port] as const;
  });
  return Object.fromEntries(ports) as Ports;
}

/** The address that people and browsers use for a part. */
export const urlOf = (ports: Ports, name: PartName): string => `http://localhost:${ports[name]}`;
