import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run-in';

/** `tools/scripts/write-teams-table.mjs` reads it. */
const FILE = path.join(ROOT, '.cache/teams-measured.jsonl');

/**
 * Does what a row of the table in docs/teams.md says, and records how long it took. Nothing is recorded if it fails.
 * @param what the row
 */
export async function measured<Result>(
  builder: string,
  what: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const start = performance.now();
  const result = await run();
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  mkdirSync(path.dirname(FILE), { recursive: true });
  appendFileSync(FILE, `${JSON.stringify({ builder, what, seconds })}\n`);
  return result;
}
