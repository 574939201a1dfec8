/** Long enough for a bad connection; the client itself would wait for as long as the connection stays open. */
const TIMEOUT_MS = 10_000;

/** `fetch` that gives up, on the answer and on its body, when the caller does or when it took too long. */
export const fetchWithTimeout: typeof fetch = (input, init) => {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  return fetch(input, { ...init, signal });
};
