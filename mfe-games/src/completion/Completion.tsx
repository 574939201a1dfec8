import { useEffect, useState } from 'react';
import { Link, usePlatform } from 'shared-platform';
import { formatClock } from 'shared-puzzle-engine';
import { Button, buttonClass, Dialog } from 'shared-ui';
import { COMPLETION_COPY } from './copy';
import type { Delivery } from '../device/daily-record';
import styles from './Completion.module.css';
import { COMPLETION_PAUSE_MS } from './config';
import { DeliveryNote } from './DeliveryNote';
import { Figures } from './Figures';
import { GuestPrompt } from './GuestPrompt';
import { textToShare, type ShareSubject } from './share-subject';
import { ShareButton } from './ShareButton';
import { useCelebration } from './use-celebration';

export interface CompletionProps {
  title: string;
  note?: string | undefined;
  subject: ShareSubject;
  /** Where the result is; absent where none is kept. */
  delivery?: Delivery | undefined;
  /** With confetti. */
  celebrated?: boolean;
  againLabel: string;
  onAgain(): void;
  onClose(): void;
}

/** What comes over a solved board, after it has had its moment. */
export default function Completion({
  title,
  note,
  subject,
  delivery,
  celebrated = false,
  againLabel,
  ...on
}: CompletionProps) {
  const { auth } = usePlatform();
  const [open, setOpen] = useState(false);
  const offerAccount = delivery !== undefined && auth.status === 'out';

  useCelebration(celebrated);

  useEffect(() => {
    const pause = setTimeout(() => setOpen(true), COMPLETION_PAUSE_MS);
    return () => clearTimeout(pause);
  }, []);

  return (
    <Dialog open={open} onClose={on.onClose} title={title}>
      <Figures
        figures={[
          [COMPLETION_COPY.time, formatClock(subject.seconds)],
          [COMPLETION_COPY.hints, subject.hints],
        ]}
      />
      {note && <p className={styles['note']}>{note}</p>}
      {delivery && <DeliveryNote delivery={delivery} />}
      {offerAccount && <GuestPrompt />}
      <div className={styles['actions']}>
        <ShareButton text={textToShare(subject)} variant={offerAccount ? 'secondary' : 'primary'} />
        <Button variant="secondary" onClick={on.onAgain}>
          {againLabel}
        </Button>
        <Link to="/" className={buttonClass('quiet')}>
          {COMPLETION_COPY.dashboard}
        </Link>
      </div>
    </Dialog>
  );
}
