/**
 * Runs SQL scripts on an empty database with every migration: a JSON list of scripts on stdin, and on stdout a JSON
 * list with the rows of each one's last statement. Each script is rolled back before the next.
 */
import { text } from 'node:stream/consumers';
import { migratedDatabase } from '../types/migrated-database';

const scripts = JSON.parse(await text(process.stdin)) as readonly string[];
const database = await migratedDatabase();
const rows: unknown[] = [];
for (const script of scripts) {
  await database.exec('begin');
  rows.push((await database.exec(script)).at(-1)?.rows);
  await database.exec('rollback');
}
await database.close();
process.stdout.write(JSON.stringify(rows));
