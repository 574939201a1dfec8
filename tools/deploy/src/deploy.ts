/**
 * `npm run deploy`, and `ninefold-deploy` of the package: makes a build of a remote or of the shell live, for everybody or
 * for a share of the visitors, and returns to the build before. `read-options.ts` says what it takes; `docs/deploying.md`
 * how it is used.
 */
import path from 'node:path';
import { publishedBuilds } from './build/published-builds';
import { readBuild, readShell } from './build/read-build';
import { checkInBrowser } from './check-in-browser';
import { deployBuild, type Deployment, goBack, promoteCanary } from './deploy-remote';
import { deployShell, SHELL } from './deploy-shell';
import { Failure } from './failure';
import { historyOf } from './history';
import { previewBuild } from './preview/preview-build';
import { newPreviewKeys } from './preview/preview-token';
import { readOptions } from './read-options';
import { remotesLine } from './remotes-line';
import { warnUnlessServed } from './served-line';
import { bucketStore } from './store/bucket-store';
import { folderStore } from './store/folder-store';
import type { Store } from './store/store';

/** @param address `s3://bucket/prefix`, or a folder @throws Failure when the bucket's keys are missing */
const openStore = (address: string): Store =>
  address.startsWith('s3://') ? bucketStore(address, process.env) : folderStore(address);

const say = (text: string) => console.log(text);

/** Prints a pair of keys for previews, which is all that this option does. */
async function printPreviewKeys(): Promise<void> {
  const { privateKey, publicKey } = await newPreviewKeys();
  say(`PREVIEW_KEY=${privateKey}\npreviewKey in config.json: ${publicKey}`);
}

async function run(args: readonly string[]): Promise<void> {
  const options = readOptions(args, process.env);
  const { remote, action, remotesFile, shell } = options;
  const builds = openStore(options.to);
  const deployment: Deployment = {
    remote,
    store: builds,
    line: remotesLine(openStore(path.dirname(remotesFile)), path.basename(remotesFile), remote),
    history: historyOf(builds, remote, options.site),
    builds: publishedBuilds(builds, remote, options.publicUrl),
    check: (line) => checkInBrowser({ shell, remote, paths: options.paths, line, say }),
    now: () => new Date(),
    say,
  };
  if (remote === SHELL) await deployShell(deployment, await readShell(options.from));
  else if (action === 'preview')
    await previewBuild(deployment, await readBuild(options.from), {
      ...options,
      key: process.env.PREVIEW_KEY,
    });
  else {
    if (action === 'promote') await promoteCanary(deployment);
    else if (action === 'back') await goBack(deployment);
    else await deployBuild(deployment, await readBuild(options.from), options.share);
    await warnUnlessServed({ ...deployment, shell });
  }
}

try {
  const args = process.argv.slice(2);
  await (args.includes('--new-preview-key') ? printPreviewKeys() : run(args));
} catch (error) {
  console.error(error instanceof Failure ? error.message : error);
  process.exitCode = 1;
}
