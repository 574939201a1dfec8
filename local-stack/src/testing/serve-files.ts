import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PART_PORTS, type WebPart } from '../settings/ports';
import { freePort } from '../http/free-port';
import { type EntryProcess, responding, spawnEntry } from './spawn-entry';
import { removeTemporaryFolders, temporaryFolder } from './temporary-folder';

const running: EntryProcess[] = [];

/**
 * The static server of a part over these files (name → content); resolves to its address.
 * @param options as on the command line: `--live` for pages that reload
 */
export async function serve(
  part: WebPart,
  files: Readonly<Record<string, string>>,
  ...options: readonly string[]
): Promise<string> {
  const folder = await temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  const port = await freePort();
  const server = spawnEntry('static/serve.ts', [part, folder, ...options], {
    [PART_PORTS[part].portVariable]: String(port),
  });
  running.push(server);
  const url = `http://localhost:${port}`;
  await responding(url, server);
  return url;
}

/** Stops every server that `serve` started, and deletes its files. */
export async function stopServers(): Promise<void> {
  for (const server of running) server.kill('SIGTERM');
  await Promise.all(running.map(({ closed }) => closed));
  await removeTemporaryFolders();
}
