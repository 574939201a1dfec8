/** `npm run pack-packages [-- <folder>]`: what another repository installs, as archives. */
import path from 'node:path';
import { packPackages } from './packages/pack';
import { ROOT } from './packages/public-packages';

const archives = path.resolve(process.argv[2] ?? path.join(ROOT, '.cache/packages'));
for (const [name, archive] of await packPackages(archives)) console.log(`${name}  ${archive}`);
