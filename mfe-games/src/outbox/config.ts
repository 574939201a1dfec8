/** How long a failed delivery rests: doubled each time, from the first to the longest. */
export const FIRST_RETRY_MS = 5_000;
export const LONGEST_RETRY_MS = 300_000;
