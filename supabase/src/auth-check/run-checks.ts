import type { Check } from './check';
import { Mismatch } from './expectation';
import type { Stage } from './stage';

/**
 * Runs the checks one after another, because a service's limits count all calls of one network together. Prints one
 * line for each, and a summary.
 * @returns whether all passed
 */
export async function runChecks(
  checks: readonly Check[],
  stage: Stage,
  write: (line: string) => void,
): Promise<boolean> {
  let failed = 0;
  for (const { name, run } of checks) {
    try {
      const seen = await run(stage);
      write(seen ? `ok ${name} (seen: ${seen})` : `ok ${name}`);
    } catch (error) {
      failed++;
      const reason = error instanceof Mismatch ? error.message : `expected no error, got ${String(error)}`;
      write(`FAILED ${name}: ${reason}`);
    }
  }
  write(`${checks.length - failed} passed, ${failed} failed`);
  return failed === 0;
}
