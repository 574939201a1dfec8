import { readFileSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { bareDatabase } from '../../jest/bare-database';
import { BASELINE, baselineOf } from './baseline';
import { type Catalog, readCatalog } from './catalog';
import { definedFunctions } from './defined-functions';
import { readSchemaFiles } from './schema-files';

const FOLDER = path.join(__dirname, '../..');
const SCHEMAS = path.join(FOLDER, 'schemas');

const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');

test('write-baseline has been run since the last change of a schema file', async () => {
  expect(read(`migrations/${BASELINE}`) === (await baselineOf(SCHEMAS))).toBe(true);
});

test('config.toml names the schema files', () => {
  expect(read('config.toml')).toContain('schema_paths = ["./schemas/*.sql"]');
});

test('README.md lists each schema file in order', async () => {
  const rows = [...read('README.md').matchAll(/^\| `(\d\d-\w+)` +\| \S/gm)].map(([, name]) => `${name}.sql`);
  expect(rows).toEqual((await readSchemaFiles(SCHEMAS)).map(({ name }) => name));
});

test('accounts are looked up by the address in their profile, for auth.users has no index that fits', async () => {
  const sql = (await readSchemaFiles(SCHEMAS)).map((file) => file.sql).join('\n');
  const looked = /from auth\.users (\w+)\s+where (?:lower\()?\1\.email\)? =/;
  expect('from auth.users u where lower(u.email) = p_email').toMatch(looked);
  expect(sql).not.toMatch(looked);
});

describe('functions', () => {
  const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

  test('are defined once', async () => {
    const defined = (await readSchemaFiles(SCHEMAS)).flatMap(({ sql }) => definedFunctions(sql));
    expect(defined.length).toBeGreaterThan(250);
    expect(twice(defined)).toEqual([]);
  });

  test('are the same function if only names and defaults of their arguments differ', () => {
    const defined = definedFunctions(`
create function private.twice(p_a uuid, p_b text default null) returns text
create or replace function private.twice(
  p_c uuid, p_d text, out e integer) returns text
create function private.twice(p_a uuid) returns text`);
    expect(defined).toEqual([
      'private.twice(uuid, text)',
      'private.twice(uuid, text)',
      'private.twice(uuid)',
    ]);
    expect(twice(defined)).toEqual(['private.twice(uuid, text)']);
  });
});

async function catalogOf(databaseUrl: string): Promise<Catalog> {
  const sql = postgres(databaseUrl, { max: 1 });
  try {
    return await readCatalog(<Row>(query: string) => sql.unsafe(query) as unknown as Promise<Row[]>);
  } finally {
    await sql.end();
  }
}

(process.env.TEST_CLUSTER ? test : test.skip)(
  'the migrations make the database that the schema files describe',
  async () => {
    const files = await readSchemaFiles(SCHEMAS);
    const described = await bareDatabase(files.map(({ sql }) => sql));
    const migrated = await bareDatabase();
    const catalog = await catalogOf(described ?? '');
    expect(Object.keys(catalog).length).toBeGreaterThan(900);
    expect(await catalogOf(migrated ?? '')).toEqual(catalog);
  },
  60_000,
);
