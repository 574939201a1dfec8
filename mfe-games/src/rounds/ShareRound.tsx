import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'shared-ui';
import styles from '../completion/ShareButton.module.css';
import { COMPLETION_COPY } from '../copy';
import { roundShareText, type RoundShareSubject } from './round-share-text';
import { shareOut, type ShareOutcome } from './share-out';

export function ShareRound({ subject }: { subject: RoundShareSubject }) {
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const text = roundShareText(subject, window.location.origin);

  async function share() {
    const result = await shareOut(text);
    setOutcome(result);
    if (result === 'copied') window.alert(COMPLETION_COPY.copied);
  }

  return (
    <div className={styles['share']}>
      <Button variant="secondary" onClick={() => void share()}>
        <Share2 aria-hidden size={18} />
        {COMPLETION_COPY.share}
      </Button>
      <div role="status">
        {outcome === 'copied' && <p className={styles['copied']}>{COMPLETION_COPY.copied}</p>}
        {outcome === 'not-copied' && (
          <label className={styles['by-hand']}>
            {COMPLETION_COPY.notCopied}
            <textarea readOnly rows={6} value={text} onFocus={(event) => event.target.select()} />
          </label>
        )}
      </div>
    </div>
  );
}
