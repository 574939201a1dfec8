import path from 'node:path';
import { withBuildLock } from './build/build-lock';
import { buildOutOfDate } from './build/build-out-of-date';
import { builtFolder } from './build/packages';
import { deploySite } from './deploy/deploy-site';
import { platformCommand } from './stack/platform-command';

/** `npm start`: what runs in production, built once and only where something changed. */
await platformCommand({
  buildAndDeploy: (deployment, { signal, say }) =>
    withBuildLock(async () => {
      await buildOutOfDate(signal, say);
      await deploySite(deployment, builtFolder, signal);
    }),
  serveOptions: [],
  paymentsCommand: [path.join(builtFolder('payments-service'), 'server.js')],
});
