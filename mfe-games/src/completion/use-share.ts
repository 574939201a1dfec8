import { useState } from 'react';
import { COMPLETION_COPY } from './copy';

export type ShareState = 'idle' | 'copied' | 'not-copied';

/** The device's own share sheet where there is one, otherwise the clipboard, otherwise the text to copy by hand. */
export function useShare(text: string): [ShareState, () => Promise<void>] {
  const [state, setState] = useState<ShareState>('idle');

  async function share() {
    if ('share' in navigator) {
      try {
        await navigator.share({ text });
        return;
      } catch (error) {
        // Closed by the player. Anything else means that the sheet does not work here.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      window.alert(COMPLETION_COPY.copied);
    } catch {
      setState('not-copied');
    }
  }

  return [state, share];
}
