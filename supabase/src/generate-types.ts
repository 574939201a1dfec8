/**
 * Writes `packages/contracts/src/database/database.types.ts` from the database that the migrations create in an
 * embedded Postgres. With `--check` it writes nothing and fails if the file is not current.
 */
import { readFile, writeFile } from 'node:fs/promises';
import prettier from 'prettier';
import { migratedDatabase } from './types/migrated-database';
import { readSchema } from './types/read-schema';
import { writeTypes } from './types/write-types';

const TYPES_FILE = new URL('../../packages/contracts/src/database/database.types.ts', import.meta.url);

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
