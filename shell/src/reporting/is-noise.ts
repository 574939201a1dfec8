import type { ErrorEvent } from '@sentry/browser';

/** A file of the application that could not be loaded: the network's fault, but for what `isMissingFile` finds. */
const CHUNK = /ChunkLoadError|Loading (CSS )?chunk|Could not load|dynamically imported module/i;

/** What browsers and clients call a network that did not respond. */
const NETWORK =
  /Network request failed|NetworkError|Failed to fetch|Load failed|AuthRetryableFetchError|TimeoutError|AbortError|signal (is aborted|timed out)/i;

const EXTENSION = /^(chrome|moz|safari|safari-web|ms-browser)-extension:\/\//;

/** @returns whether an error says nothing about this code: a network or a chunk that failed, or a browser's extension */
export function isNoise({ message = '', exception }: ErrorEvent): boolean {
  const errors = exception?.values ?? [];
  // An error that wraps another one is as much noise as the one inside.
  const texts = [message, ...errors.map(({ type = '', value = '' }) => `${type}: ${value}`)];
  if (texts.some((text) => CHUNK.test(text) || NETWORK.test(text))) return true;
  return errors.some(({ stacktrace }) =>
    stacktrace?.frames?.some(({ filename = '' }) => EXTENSION.test(filename)),
  );
}
