/**
 * `npm run backup -- --url postgres://… --folder DIR` writes a backup, `npm run restore -- --url … --folder DIR` puts it into a
 * new database.
 */
import { parseArgs } from 'node:util';
import { backUp, restore } from './backup/backup';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string' }, folder: { type: 'string' } },
});
const work = { backup: backUp, restore }[positionals[0] ?? ''];
if (!work || !values.url || !values.folder)
  throw new Error('Say what to do: npm run backup -- --url postgres://… --folder DIR');
for (const { name, rows } of await work(values.url, values.folder)) console.log(`${name}: ${rows}`);
