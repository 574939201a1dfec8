import { setTimeout as pause } from 'node:timers/promises';
import { createProgramClient } from '../program-client';

/** About five minutes. Players hold the locks for milliseconds, and a vacuum of the profiles for longer. */
const BUSY_ATTEMPTS = 300;

/**
 * Runs the maintenance of the tables by month: partitions for coming months, old attempts, and boards whose period is
 * over. It can be run any number of times, also at the same time.
 * @returns what was done, a line for each step
 */
export async function maintainPartitions(supabaseUrl: string, secretKey: string): Promise<string[]> {
  const client = createProgramClient(supabaseUrl, secretKey);
  const steps: string[] = [];
  let busy = 0;
  for (;;) {
    const { data: step, error } = await client.rpc('maintain_partitions');
    if (error) {
      if (error.hint !== 'busy' || ++busy > BUSY_ATTEMPTS) throw error;
      await pause(500 + 1_000 * Math.random());
    } else if (step === null) return steps;
    else {
      busy = 0;
      steps.push(step);
    }
  }
}
