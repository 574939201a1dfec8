import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The process ids of a platform's services that were ready. */
export async function partsOf(dataFolder: string): Promise<Readonly<Record<string, number>>> {
  return JSON.parse(await readFile(path.join(dataFolder, 'processes.json'), 'utf8')) as Record<
    string,
    number
  >;
}

/** The names of the services that are still running. */
export async function runningParts(dataFolder: string): Promise<string[]> {
  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  const parts = Object.entries(await partsOf(dataFolder));
  return parts.filter(([, pid]) => isAlive(pid)).map(([name]) => name);
}
