/** How long an answer's verdict is looked at before the next question. */
export const VERDICT_MS = 1_000;
