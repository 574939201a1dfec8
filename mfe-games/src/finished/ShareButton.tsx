import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { usePlatform } from '@ninefold/platform';
import { Button, type ButtonVariant } from '@ninefold/ui';
import { copy } from './copy';
import styles from './ShareButton.module.css';

export interface ShareButtonProps {
  text: string;
  variant: ButtonVariant;
  label?: string;
}

export function ShareButton({ text, variant, label = copy.sharing.share }: ShareButtonProps) {
  const [state, share] = useShare(text);
  return (
    <div className={styles['share']}>
      <Button variant={variant} onClick={() => void share()}>
        <Share2 aria-hidden size={18} />
        {label}
      </Button>
      <div role="status">
        {state === 'copied' && <p className={styles['copied']}>{copy.sharing.copied}</p>}
        {state === 'not-copied' && (
          <label className={styles['by-hand']}>
            {copy.sharing.notCopied}
            <textarea
              readOnly
              rows={text.split('\n').length + 1}
              value={text}
              onFocus={(event) => event.target.select()}
            />
          </label>
        )}
      </div>
    </div>
  );
}

type ShareState = 'idle' | 'copied' | 'not-copied';

/** The device's own share sheet if there is one, otherwise the clipboard, otherwise the text to copy by hand. */
function useShare(text: string): [ShareState, () => Promise<void>] {
  const [state, setState] = useState<ShareState>('idle');
  const { siteOrigin } = usePlatform().settings;

  async function share() {
    if ('share' in navigator) {
      try {
        await navigator.share({ text });
        return;
      } catch (error) {
        // The player closed the sheet. Any other error means that it does not work here.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      // A page of another site is not ours to stop.
      if (!siteOrigin) window.alert(copy.sharing.copied);
    } catch {
      setState('not-copied');
    }
  }

  return [state, share];
}
