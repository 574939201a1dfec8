import { readSchemaFiles } from './schema-files';

/** Until 1.0, its name stays and its content is replaced. */
export const BASELINE = '20261127000000_baseline.sql';

const HEADER =
  '-- Generated from supabase/schemas by `npm run write-baseline`: edit the schema files instead.\n';

/** The migration that creates a new database, from the schema files of a folder. */
export async function baselineOf(schemas: string): Promise<string> {
  const files = await readSchemaFiles(schemas);
  return [HEADER, ...files.map(({ name, sql }) => `-- ${name}\n\n${sql}`)].join('\n');
}
