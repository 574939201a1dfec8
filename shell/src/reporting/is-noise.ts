import type { ErrorEvent } from '@sentry/browser';

/** A chunk that could not be loaded: a network failure, except for what `isMissingFile` finds. */
const CHUNK = /ChunkLoadError|Loading (CSS )?chunk|Could not load|dynamically imported module/i;

/** The wording of browsers and clients for network failures. */
const NETWORK =
  /Network request failed|NetworkError|Failed to fetch|Load failed|AuthRetryableFetchError|TimeoutError|AbortError|signal (is aborted|timed out)/i;

const EXTENSION = /^(chrome|moz|safari|safari-web|ms-browser)-extension:\/\//;

/** @returns whether an error is unrelated to our code: a failed network or chunk, or a browser extension */
export function isNoise({ message = '', exception }: ErrorEvent): boolean {
  const errors = exception?.values ?? [];
  // Wrapped errors count like the wrapping one.
  const texts = [message, ...errors.map(({ type = '', value = '' }) => `${type}: ${value}`)];
  if (texts.some((text) => CHUNK.test(text) || NETWORK.test(text))) return true;
  return errors.some(({ stacktrace }) =>
    stacktrace?.frames?.some(({ filename = '' }) => EXTENSION.test(filename)),
  );
}
