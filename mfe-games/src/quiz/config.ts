/** How long an answer's verdict is looked at before the next question. */
export const VERDICT_MS = 1_000;

/** How many of a guest's rounds of a game wait on the device for an account, beside the newest. */
export const GUEST_ROUNDS_KEPT = 50;
