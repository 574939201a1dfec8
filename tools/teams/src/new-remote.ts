/**
 * `npm run new-remote -- --name chess --out ../chess [--builder enhanced|webpack|rspack|vite]`: a small repository for a
 * remote of another team.
 */
import path from 'node:path';
import { readArguments } from './new-remote/read-arguments';
import { writeRemote } from './new-remote/write-remote';

const wanted = readArguments(process.argv.slice(2));

if (typeof wanted === 'string') {
  console.error(wanted);
  process.exitCode = 1;
} else {
  await writeRemote(wanted);
  console.log(`${wanted.name} is written. Next:

  cd ${path.relative('', wanted.folder)} && npm install
  npm run dev     it alone, at http://localhost:5174
  npm test        types, its screen, and what the shell relies on`);
}
