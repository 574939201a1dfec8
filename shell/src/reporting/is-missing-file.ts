/** As bundlers and the shell name the file in their errors. */
const ADDRESS = /Could not (?:load|read) (\S+)/;

function addressOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { request, cause, message } = error as Error & { readonly request?: unknown };
  return typeof request === 'string' ? request : (ADDRESS.exec(message)?.[1] ?? addressOf(cause));
}

/**
 * Whether an error says that a file did not load, and its server says that it does not have it: a fault of a deployment,
 * where any other is one of a network. A host that shows a page for what it does not have is understood too.
 */
export async function isMissingFile(error: unknown): Promise<boolean> {
  const address = addressOf(error);
  if (!address) return false;
  try {
    const { ok, headers } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return !ok || (headers.get('Content-Type') ?? '').includes('text/html');
  } catch {
    return false;
  }
}
