/** Long enough for a bad connection, short enough that a person is told something. */
const TIMEOUT_MS = 15_000;

/**
 * Fetches one of the small JSON files that a page is made from.
 * @throws a sentence that names the file, for the console, when it is missing, late or not JSON
 */
export async function fetchJson(url: string, init?: RequestInit): Promise<unknown> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    return await response.json();
  } catch (error) {
    throw new Error(`Could not read ${url}`, { cause: error });
  }
}
