/** Buckets without list permission respond with 403 for missing files. */
const GONE = [403, 404, 410];

/** The wording of bundlers and of the shell. */
const ADDRESS = /Could not (?:load|read) (\S+)/;

/** The URL of the file that failed to load, if the error names it. */
export function addressOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { request, cause, message } = error as Error & { readonly request?: unknown };
  return typeof request === 'string' ? request : (ADDRESS.exec(message)?.[1] ?? addressOf(cause));
}

/**
 * Whether an error reports a file that failed to load and that its server does not have. That is a deployment error,
 * unlike failures of the network or a server. It also recognizes hosts that respond with a page for missing files.
 */
export async function isMissingFile(error: unknown): Promise<boolean> {
  const address = addressOf(error);
  if (!address) return false;
  try {
    const { ok, status, headers } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return GONE.includes(status) || (ok && !!headers.get('Content-Type')?.includes('text/html'));
  } catch {
    return false;
  }
}
