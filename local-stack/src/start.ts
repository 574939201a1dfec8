import path from 'node:path';
import { buildOutOfDate, withBuildLock } from './build/build-out-of-date';
import { deploySite } from './site/deploy-site';
import { webParts } from './parts/product-parts';
import { builtFolder } from './repository';
import { platformCommand } from './stack/platform-command';

/** `npm start`: the production builds; a package is built only when it changed. */
await platformCommand({
  buildAndDeploy: (deployment, { signal, say }) =>
    withBuildLock(async () => {
      await buildOutOfDate(signal, say);
      await deploySite(deployment, signal);
    }),
  webParts,
  paymentsCommand: [path.join(builtFolder('payments-service'), 'server.js')],
});
