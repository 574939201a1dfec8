import { setTimeout as pause } from 'node:timers/promises';

/** The responses of hosted Supabase and of the embedded backend when one network makes too many calls. */
const NETWORK_LIMIT = /Request rate limit reached|Too many requests/;

const DEFAULT_PAUSE_SECONDS = 3;
const MAX_ATTEMPTS = 100;

/**
 * `fetch` that waits when the limit of this network is reached, because all checks come from one network. Other limits
 * are being checked, so their errors are returned.
 */
export const fetchWithRetry: typeof fetch = async (input, init) => {
  for (let attempts = 1; ; attempts++) {
    const response = await fetch(input, init);
    const message = response.status === 429 ? await response.clone().text() : '';
    if (!NETWORK_LIMIT.test(message) || attempts === MAX_ATTEMPTS) return response;
    await pause(Number(/after (\d+) seconds/.exec(message)?.[1] ?? DEFAULT_PAUSE_SECONDS) * 1_000);
  }
};
