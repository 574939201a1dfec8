import { existsSync, watch } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { WEB_PACKAGES } from '../build/packages';
import { deploySite, type Deployment } from '../deploy/deploy-site';
import type { BuildContext } from '../stack/mode';
import { settled } from './settled';
import { startWatcher } from './start-watcher';

const INTERVAL_MS = 200;

/** A build writes many files at once. */
const QUIET_MS = 400;

/** Builds each package into a folder of its own and deploys it, now and after every change. */
export async function watchAndDeploy(
  deployment: Deployment,
  { buildsFolder, signal, say }: BuildContext,
): Promise<void> {
  const folderOf = (packageName: string) => path.join(buildsFolder, packageName);
  const deploy = () => deploySite(deployment, folderOf, signal);
  await rm(buildsFolder, { recursive: true, force: true });
  for (const { name } of WEB_PACKAGES) {
    await mkdir(folderOf(name), { recursive: true });
    startWatcher(name, folderOf(name), signal, say);
  }
  const isBuilt = () =>
    WEB_PACKAGES.every(({ name, product }) => existsSync(path.join(folderOf(name), product)));
  while (!isBuilt()) {
    signal.throwIfAborted();
    await pause(INTERVAL_MS);
  }
  await deploy();

  const redeploy = settled(QUIET_MS, () =>
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
