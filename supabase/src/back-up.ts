/**
 * `npm run backup -- --url postgres://… --folder DIR` writes a backup, `npm run restore -- --url … --folder DIR`
 * restores it into a new database.
 */
import { backUp, restore } from './backup/backup';
import { readArguments } from './backup/read-arguments';
import { printError } from './failure';

try {
  const { command, url, folder } = readArguments(process.argv.slice(2));
  const work = { backup: backUp, restore }[command];
  for (const { name, rows } of await work(url, folder)) console.log(`${name}: ${rows}`);
} catch (error) {
  printError(error);
}
