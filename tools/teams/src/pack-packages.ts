/** `npm run pack-packages [-- <folder>]`: what another repository installs, as archives, and an index of them. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packPackages } from './packages/pack';
import { ROOT } from './packages/public-packages';

const archives = path.resolve(process.argv[2] ?? path.join(ROOT, '.cache/packages'));
const packed = [...(await packPackages(archives))];
for (const [name, archive] of packed) console.log(`${name}  ${archive}`);

/** Tells `npm run types:pull` of a remote which archive is the newest one of each package. */
const index = Object.fromEntries(packed.map(([name, archive]) => [name, path.basename(archive)]));
await writeFile(path.join(archives, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
