import { existsSync, watch } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deploySite, type Deployment } from '../deploy/deploy-site';
import { ROOT, WEB_PACKAGES, WEBPACK } from '../repository';
import type { BuildContext } from '../stack/start-platform';
import { inheritedEnvironment, killGroup, spawnNode } from '../supervise/node-child';
import type { Say } from '../terminal';

const BUILT_INTERVAL_MS = 200;

/** A build writes many files at once. */
const QUIET_MS = 400;

/** Builds each package into a folder of its own and deploys it, now and after every change. */
export async function watchAndDeploy(
  deployment: Deployment,
  { buildsFolder, signal, say }: BuildContext,
): Promise<void> {
  const folderOf = (packageName: string) => path.join(buildsFolder, packageName);
  const deploy = () => deploySite(deployment, folderOf, signal, ['--preview']);
  await rm(buildsFolder, { recursive: true, force: true });
  for (const { name } of WEB_PACKAGES) {
    await mkdir(folderOf(name), { recursive: true });
    startWatcher(name, folderOf(name), signal, say);
  }
  const isBuilt = () =>
    WEB_PACKAGES.every(({ name, product }) => existsSync(path.join(folderOf(name), product)));
  while (!isBuilt()) {
    signal.throwIfAborted();
    await pause(BUILT_INTERVAL_MS);
  }
  await deploy();

  const redeploy = afterQuiet(QUIET_MS, () =>
    deploy().then(
      () => say.line('Rebuilt and deployed.'),
      (error: Error) => {
        if (!signal.aborted) say.line(error.message);
      },
    ),
  );
  const watching = watch(buildsFolder, { recursive: true }, redeploy);
  signal.addEventListener('abort', () => watching.close());
}

/** Builds a package after every change of its files, and prints what webpack prints. */
function startWatcher(packageName: string, folder: string, signal: AbortSignal, say: Say): void {
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

/** A function that runs the task once no call came for `quietMs`; two runs never overlap. */
function afterQuiet(quietMs: number, task: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => (last = last.then(task)), quietMs);
  };
}
