import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { watchAndDeploy } from './dev/watch-and-deploy';
import { ROOT } from './repository';
import { platformCommand } from './stack/platform-command';

const TSX = fileURLToPath(import.meta.resolve('tsx/cli'));

/** `npm run dev`: the same platform; a changed file is built and deployed, and open pages reload. */
await platformCommand({
  buildAndDeploy: watchAndDeploy,
  serveOptions: ['--live'],
  paymentsCommand: [TSX, 'watch', '--clear-screen=false', path.join(ROOT, 'payments-service/src/server.ts')],
});
