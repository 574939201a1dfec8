import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { webParts } from './parts/product-parts';
import { builtFolder, ROOT } from './repository';
import { deploySite } from './site/deploy-site';
import { platformCommand } from './stack/platform-command';
import { lockFolder } from './supervise/lock-folder';
import { runNode } from './supervise/node-child';
import { Failure } from './terminal';

const BUILDS = path.join(ROOT, '.cache/builds');
const LONGEST_BUILD_S = 600;
const SHOWN_LINES = 20;

/** `npm start`: the production builds, brought up to date. */
await platformCommand({
  command: 'npm start',
  async buildAndDeploy(deployment, { signal }) {
    // Platforms of one checkout share the built files: the second one waits and then finds them built.
    await mkdir(BUILDS, { recursive: true });
    const unlock = await lockFolder(BUILDS, LONGEST_BUILD_S);
    if (!unlock) throw new Failure('Another stack of this checkout is building, and does not get done.');
    try {
      const command = ['tools/scripts/build-packages.mjs'];
      const { succeeded, output } = await runNode({ command, cwd: ROOT }, signal);
      if (!succeeded) throw new Failure(output.split('\n').slice(-SHOWN_LINES).join('\n'));
      await deploySite(deployment, signal);
    } finally {
      await unlock();
    }
  },
  webParts,
  servesDeployed: true,
  buildsPayments: true,
  paymentsCommand: [path.join(builtFolder('payments-service'), 'server.js')],
});
