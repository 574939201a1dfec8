import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonVariant } from '@ninefold/ui';
import { copy } from './share-copy';
import styles from './ShareButton.module.css';

export interface ShareButtonProps {
  text: string;
  label: string;
  variant?: ButtonVariant;
  /** Shown when it was copied. */
  copied?: string;
  onCopied?(): void;
}

/** Uses the device's share dialog if available, then the clipboard, then a text to copy by hand. */
export function ShareButton({
  text,
  label,
  variant = 'secondary',
  copied = copy.copied,
  onCopied,
}: ShareButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'not-copied'>('idle');

  async function share() {
    if ('share' in navigator) {
      try {
        await navigator.share({ text });
        return;
      } catch (error) {
        // The person closed the share dialog. Any other error means that sharing does not work here.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      onCopied?.();
    } catch {
      setState('not-copied');
    }
  }

  return (
    <div className={styles['share']}>
      <Button variant={variant} onClick={() => void share()}>
        <Share2 aria-hidden size={18} />
        <span>{label}</span>
      </Button>
      <div role="status">
        {state === 'copied' && <p className={styles['copied']}>{copied}</p>}
        {state === 'not-copied' && (
          <label className={styles['by-hand']}>
            {copy.notCopied}
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
