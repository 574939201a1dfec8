import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/**
 * Runs SQL scripts past the API, each on an empty database with every migration.
 * @returns the column `value` of the first row of each script's last statement
 */
export async function scriptValues(scripts: readonly string[]): Promise<unknown[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'supabase/src/testing/run-scripts.ts'], {
    cwd: path.join(__dirname, '../../..'),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(scripts));
  const rows = JSON.parse(await text(child.stdout)) as readonly (readonly [{ value: unknown }])[];
  return rows.map(([row]) => row.value);
}
