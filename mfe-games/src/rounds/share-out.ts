export type ShareOutcome = 'shared' | 'copied' | 'not-copied';

/** The device's own share sheet where there is one, otherwise the clipboard. Never throws. */
export async function shareOut(text: string): Promise<ShareOutcome> {
  if ('share' in navigator) {
    try {
      await navigator.share({ text });
      return 'shared';
    } catch (error) {
      // Closed by the player. Anything else means that the sheet does not work here.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'not-copied';
  }
}
