import { Share2 } from 'lucide-react';
import { Button, type ButtonVariant } from 'shared-ui';
import { COMPLETION_COPY } from '../copy';
import styles from './ShareButton.module.css';
import { useShare, type ShareSubject } from './use-share';

export function ShareButton({ subject, variant }: { subject: ShareSubject; variant: ButtonVariant }) {
  const [state, share] = useShare(subject);
  return (
    <div className={styles['share']}>
      <Button variant={variant} onClick={() => void share()}>
        <Share2 aria-hidden size={18} />
        {COMPLETION_COPY.share}
      </Button>
      <div role="status">
        {state === 'copied' && <p className={styles['copied']}>{COMPLETION_COPY.copied}</p>}
        {typeof state === 'object' && (
          <label className={styles['by-hand']}>
            {COMPLETION_COPY.notCopied}
            <textarea readOnly rows={6} value={state.notCopied} onFocus={(event) => event.target.select()} />
          </label>
        )}
      </div>
    </div>
  );
}
