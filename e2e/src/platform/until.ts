import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 50;

let overdue: string | undefined;

/** @param reason why waiting code must give up; undefined at the start of a test */
export function setOverdue(reason: string | undefined): void {
  overdue = reason;
}

/**
 * Polls until there is an answer.
 * @param what is waited for; a function is asked when the time is over
 * @throws when the test takes too long, naming what it waits for
 */
export async function until<Answer>(
  what: string | (() => string),
  ask: () => Promise<Answer | undefined>,
): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (overdue) throw new Error(`${overdue}, and waits for ${typeof what === 'string' ? what : what()}.`);
    await pause(POLL_MS);
  }
}
