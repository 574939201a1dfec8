import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { servePackages } from './dev/serve-packages';
import { ROOT } from './repository';
import { platformCommand } from './stack/platform-command';

const TSX = fileURLToPath(import.meta.resolve('tsx/cli'));

/** `npm run dev`: the same platform; a changed file is built, and replaced in open pages. */
await platformCommand({
  buildAndDeploy: servePackages,
  webParts: () => [],
  paymentsCommand: [TSX, 'watch', '--clear-screen=false', path.join(ROOT, 'payments-service/src/server.ts')],
});
