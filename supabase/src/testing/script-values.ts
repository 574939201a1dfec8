import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import postgres from 'postgres';
import { programFile } from '../../../tools/jest/programs';

type Rows = readonly (readonly { readonly value: unknown }[])[];

/**
 * Runs SQL scripts without the API, each on an empty database with every migration.
 * @returns the column `value` of the first row of each script's last statement
 */
export async function scriptValues(scripts: readonly string[]): Promise<unknown[]> {
  const url = process.env.BARE_DATABASE;
  const rows = await (url ? onPostgres(url, scripts) : onEmbedded(scripts));
  return rows.map(([row]) => row?.value);
}

/** Each script is rolled back, so all test files can share one database. */
async function onPostgres(url: string, scripts: readonly string[]): Promise<Rows> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    const rows: Rows[number][] = [];
    for (const script of scripts) {
      const results = await sql.unsafe<Rows[number][]>(`begin; ${script}`).simple();
      rows.push(results.at(-1) ?? []);
      await sql`rollback`.simple();
    }
    return rows;
  } finally {
    await sql.end();
  }
}

async function onEmbedded(scripts: readonly string[]): Promise<Rows> {
  const program = programFile('supabase/src/testing/run-scripts.ts');
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(scripts));
  return JSON.parse(await text(child.stdout)) as Rows;
}
