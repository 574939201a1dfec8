import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT, packageOf } from './repository';
import { platformCommand } from './stack/platform-command';
import { type Deployment, writePages } from './site/deploy-site';
import { writeRunTimeFiles } from './site/run-time-files';
import { type Ports, urlOf, type WebPart, WEB_PARTS } from './settings/ports';
import type { BuildContext } from './stack/start-platform';
import { inheritedEnvironment, killGroup, spawnNode } from './supervise/node-child';
import { Failure } from './terminal';

const TSX = fileURLToPath(import.meta.resolve('tsx/cli'));

const SERVE_PACKAGES = path.join(ROOT, 'tools/build/serve-packages.mjs');

const POLL_MS = 100;

/**
 * Serves the packages with webpack's development server, which builds every change, and generates the pages once.
 * @throws Failure when the pages cannot be generated, or the server ends before it is ready
 */
async function servePackages(deployment: Deployment, context: BuildContext): Promise<void> {
  await writeRunTimeFiles(deployment);
  const server = serve(deployment.site.shell, context);
  await Promise.race([makeReady(deployment, context), server]);
  server.catch((failure: Failure) => context.say(failure.message));
}

async function makeReady(deployment: Deployment, context: BuildContext): Promise<void> {
  const { shell } = deployment.site;
  await until(() => existsSync(path.join(shell, 'files.json')), context.signal);
  await writePages(deployment, context.signal, ['--preview']);
  const urls = WEB_PARTS.map((part) => healthUrl(part, context.ports));
  await Promise.all(urls.map((url) => until(() => responds(url), context.signal)));
}

/**
 * Forwards webpack's output.
 * @throws Failure when the server ends, unless the platform stops
 */
async function serve(pages: string, { ports, say, signal }: BuildContext): Promise<void> {
  const parts = WEB_PARTS.map((part) => `${packageOf(part)}=${ports[part]}`);
  const child = spawnNode([SERVE_PACKAGES, pages, ...parts], ROOT, inheritedEnvironment());
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => say(String(chunk).trimEnd()));
  }
  signal.addEventListener('abort', () => killGroup(child));
  await once(child, 'exit');
  if (!signal.aborted)
    throw new Failure('The development server has stopped: changes are not built any more.');
}

const healthUrl = (part: WebPart, ports: Ports) =>
  urlOf(ports, part) + (part === 'shell' ? '/' : '/mf-manifest.json');

const responds = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

async function until(isDone: () => boolean | Promise<boolean>, signal: AbortSignal): Promise<void> {
  while (!(await isDone())) await pause(POLL_MS, undefined, { signal });
}

/** `npm run dev`: the same platform, which builds changed files and replaces them in open pages. */
await platformCommand({
  command: 'npm run dev',
  buildAndDeploy: servePackages,
  webParts: () => [],
  servesDeployed: false,
  buildsPayments: false,
  paymentsCommand: [TSX, 'watch', '--clear-screen=false', path.join(ROOT, 'payments-service/src/server.ts')],
});
