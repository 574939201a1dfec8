import { execFile } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './public-packages';

const run = promisify(execFile);

/** Packs a folder with our license as npm does. @returns the archive, absolute */
export async function npmPack(folder: string, archives: string): Promise<string> {
  await copyFile(path.join(ROOT, 'LICENSE'), path.join(folder, 'LICENSE'));
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', archives], { cwd: folder });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  return path.join(archives, filename);
}
