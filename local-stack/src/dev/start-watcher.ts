import path from 'node:path';
import { WEBPACK } from '../build/packages';
import { ROOT } from '../paths';
import type { Say } from '../stack/say';
import { inheritedEnvironment } from '../supervise/inherited-environment';
import { killGroup, spawnNode } from '../supervise/node-child';

/** Builds a package anew whenever one of its files changes; what it complains of is shown. */
export function startWatcher(packageName: string, folder: string, signal: AbortSignal, say: Say): void {
  const command = [WEBPACK, '--watch', '--mode', 'development', '--output-path', folder];
  const child = spawnNode(command, path.join(ROOT, packageName), inheritedEnvironment());
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => say.line(String(chunk).trimEnd()));
  }
  child.once('exit', () => {
    if (!signal.aborted)
      say.line(`The watcher of ${packageName} has stopped: its changes are not built any more.`);
  });
  signal.addEventListener('abort', () => killGroup(child));
}
