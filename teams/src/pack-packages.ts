/** `npm run pack-packages`: what another repository installs, as archives. */
import { packPackages } from './packages/pack';

for (const [name, archive] of await packPackages()) console.log(`${name}  ${archive}`);
