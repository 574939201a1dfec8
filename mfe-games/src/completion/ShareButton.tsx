import { Share2 } from 'lucide-react';
import { Button, type ButtonVariant } from 'shared-ui';
import { COMPLETION_COPY } from './copy';
import styles from './ShareButton.module.css';
import { useShare } from './use-share';

export function ShareButton({ text, variant }: { text: string; variant: ButtonVariant }) {
  const [state, share] = useShare(text);
  return (
    <div className={styles['share']}>
      <Button variant={variant} onClick={() => void share()}>
        <Share2 aria-hidden size={18} />
        {COMPLETION_COPY.share}
      </Button>
      <div role="status">
        {state === 'copied' && <p className={styles['copied']}>{COMPLETION_COPY.copied}</p>}
        {state === 'not-copied' && (
          <label className={styles['by-hand']}>
            {COMPLETION_COPY.notCopied}
            <textarea readOnly rows={6} value={text} onFocus={(event) => event.target.select()} />
          </label>
        )}
      </div>
    </div>
  );
}
