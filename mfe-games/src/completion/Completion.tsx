import { useEffect, useState } from 'react';
import { Link, usePlatform } from 'shared-platform';
import { formatClock } from 'shared-puzzle-engine';
import { Button, buttonClass, Dialog } from 'shared-ui';
import type { KeptPlace } from '../sync/finished-results';
import styles from './Completion.module.css';
import { copy } from './copy';
import { Figures } from './Figures';
import { GuestPrompt } from './GuestPrompt';
import { KeptNote } from './KeptNote';
import { ShareButton } from './ShareButton';
import { textToShare, type ShareSubject } from './share-text';
import { useCelebration } from './use-celebration';

/** How long the solved board is shown before the dialog covers it. */
const COMPLETION_PAUSE_MS = 900;

export interface CompletionProps {
  title: string;
  note?: string | undefined;
  subject: ShareSubject;
  /** Where the result is; absent where none is kept. */
  place?: KeptPlace | undefined;
  /** With confetti. */
  celebrated?: boolean;
  againLabel: string;
  onAgain(): void;
  onClose(): void;
}

/** The dialog over a solved board: what the puzzle came to, and what can be done next. */
export default function Completion({
  title,
  note,
  subject,
  place,
  celebrated = false,
  againLabel,
  ...on
}: CompletionProps) {
  const { auth } = usePlatform();
  const [open, setOpen] = useState(false);
  const offerAccount = place !== undefined && auth.status === 'out';

  useCelebration(celebrated);

  useEffect(() => {
    const pause = setTimeout(() => setOpen(true), COMPLETION_PAUSE_MS);
    return () => clearTimeout(pause);
  }, []);

  return (
    <Dialog open={open} onClose={on.onClose} title={title}>
      <Figures
        figures={[
          [copy.time, formatClock(subject.seconds)],
          [copy.hints, subject.hints],
        ]}
      />
      {note && <p className={styles['note']}>{note}</p>}
      {place && <KeptNote place={place} />}
      {offerAccount && <GuestPrompt />}
      <div className={styles['actions']}>
        <ShareButton text={textToShare(subject)} variant={offerAccount ? 'secondary' : 'primary'} />
        <Button variant="secondary" onClick={on.onAgain}>
          {againLabel}
        </Button>
        <Link to="/" className={buttonClass('quiet')}>
          {copy.dashboard}
        </Link>
      </div>
    </Dialog>
  );
}
