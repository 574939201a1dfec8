/**
 * Writes `shared-contracts/src/database.types.ts` from the migrations, run on an empty embedded Postgres.
 * With `--check` it writes nothing and fails when the file is not current.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import prettier from 'prettier';
import { BARE_SUPABASE } from './types/bare-supabase';
import { readSchema } from './types/read-schema';
import { writeTypes } from './types/write-types';

const MIGRATIONS = new URL('../migrations/', import.meta.url);
const TYPES_FILE = new URL('../../shared-contracts/src/database.types.ts', import.meta.url);

async function migratedDatabase(): Promise<PGlite> {
  const database = new PGlite();
  await database.exec(BARE_SUPABASE);
  for (const file of (await readdir(MIGRATIONS)).sort()) {
    await database.exec(await readFile(new URL(file, MIGRATIONS), 'utf8'));
  }
  return database;
}

const database = await migratedDatabase();
const schema = await readSchema(async <Row>(sql: string) => (await database.query<Row>(sql)).rows);
await database.close();
const types = await prettier.format(writeTypes(schema), {
  parser: 'typescript',
  singleQuote: true,
  printWidth: 110,
});

if (!process.argv.includes('--check')) {
  await writeFile(TYPES_FILE, types);
} else if (types !== (await readFile(TYPES_FILE, 'utf8'))) {
  process.stderr.write('database.types.ts is not current: run "npm run generate-types".\n');
  process.exitCode = 1;
}
