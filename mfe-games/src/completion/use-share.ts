import { useState } from 'react';
import { shareText, type SharedResult } from 'shared-puzzle-engine';
import { COMPLETION_COPY } from '../copy';

/** What is shared, but for the address, which is known when the button is pressed. */
export type ShareSubject = Omit<SharedResult, 'url'> & { readonly path: string };

export type ShareState = 'idle' | 'copied' | { readonly notCopied: string };

/** The device's own share sheet where there is one, otherwise the clipboard, otherwise the text to copy by hand. */
export function useShare(subject: ShareSubject): [ShareState, () => Promise<void>] {
  const [state, setState] = useState<ShareState>('idle');

  async function share() {
    const text = shareText({ ...subject, url: window.location.origin + subject.path });
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
      setState({ notCopied: text });
    }
  }

  return [state, share];
}
