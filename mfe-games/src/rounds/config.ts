/** How long an answer's verdict is looked at before the next question. */
export const VERDICT_MS = 1_000;

export const FIRST_RETRY_MS = 5_000;
export const LONGEST_RETRY_MS = 300_000;
