import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import writeFileAtomic from 'write-file-atomic';
import { ROOT } from '../repository';
import { type Ports, readPorts } from '../settings/ports';

const FOLDER = path.join(ROOT, '.cache/platforms');

const RunningPlatformSchema = v.object({
  pid: v.number(),
  dataFolder: v.string(),
  ports: v.record(v.string(), v.number()),
});

/** A running platform of this checkout. */
export interface RunningPlatform {
  readonly pid: number;
  readonly dataFolder: string;
  readonly ports: Ports;
}

const fileOf = ({ ports }: Pick<RunningPlatform, 'ports'>) => path.join(FOLDER, `${ports.shell}.json`);

/** Lets other commands of this checkout find the platform. */
export async function announcePlatform(platform: RunningPlatform): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFileAtomic(fileOf(platform), JSON.stringify(platform), { mode: 0o600 });
}

export const withdrawPlatform = (platform: RunningPlatform): Promise<void> =>
  rm(fileOf(platform), { force: true });

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function runningPlatforms(): Promise<readonly RunningPlatform[]> {
  const files = await readdir(FOLDER).catch(() => []);
  const platforms = await Promise.all(
    files.map(async (file) => {
      // Another platform may be stopping and deleting its file.
      const text = await readFile(path.join(FOLDER, file), 'utf8').catch(() => 'null');
      const parsed = v.safeParse(v.nullable(RunningPlatformSchema), JSON.parse(text));
      const found = parsed.success ? parsed.output : null;
      return found && isAlive(found.pid) ? [found as RunningPlatform] : [];
    }),
  );
  return platforms.flat();
}

/**
 * The platform that a command uses: the one at the ports in the environment; without those, the one at the default
 * ports or the only one running.
 */
export async function findPlatform(environment: NodeJS.ProcessEnv): Promise<RunningPlatform | undefined> {
  const platforms = await runningPlatforms();
  const ports = readPorts(environment);
  const named = platforms.find((platform) => platform.ports.shell === ports.shell);
  const namesPorts = Boolean(environment.PORT_OFFSET || environment.SHELL_PORT);
  return named ?? (platforms.length === 1 && !namesPorts ? platforms[0] : undefined);
}
