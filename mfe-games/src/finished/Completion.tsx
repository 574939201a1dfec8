import { useEffect, useState, type ReactNode } from 'react';
import { Link, usePlatform } from '@ninefold/platform';
import { formatClock } from 'shared-puzzle-engine';
import { Button, buttonClass, Dialog } from '@ninefold/ui';
import { useDashboardPath } from '../screen/use-dashboard-path';
import { ShareButton } from './ShareButton';
import { textToShare, type ShareSubject } from './share-text';
import type { SaveStatus } from '../results/finished-results';
import styles from './Completion.module.css';
import { copy } from './copy';
import { Figures } from './Figures';
import { GuestPrompt } from './GuestPrompt';
import { SaveStatusNote } from './SaveStatusNote';
import { useCelebration } from './use-celebration';

/** How long the solved board is shown before the dialog covers it. */
const COMPLETION_PAUSE_MS = 900;

export interface CompletionProps {
  title: string;
  note?: ReactNode;
  subject: ShareSubject;
  /** Where the result is; absent where none is kept. */
  place?: SaveStatus | undefined;
  /** With confetti. */
  celebrated?: boolean;
  /** Between the result and the buttons. */
  children?: ReactNode;
  /** The first button; without it, sharing is. */
  nextAction?: ReactNode;
  /** After sharing: more to play. */
  more?: ReactNode;
  againLabel: string;
  /** Below the buttons: how it was solved. */
  review?: ReactNode;
  /** What playing again is good for. */
  againNote?: string | undefined;
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
  children,
  nextAction,
  more,
  review,
  againLabel,
  againNote,
  ...on
}: CompletionProps) {
  const { auth } = usePlatform();
  const dashboard = useDashboardPath();
  const [open, setOpen] = useState(false);

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
      {children}
      {place && <SaveStatusNote place={place} />}
      <div className={styles['actions']}>
        {nextAction}
        <ShareButton text={textToShare(subject)} variant={nextAction ? 'secondary' : 'primary'} />
        <div className={styles['more']}>
          {more}
          <Button variant={more ? 'quiet' : 'secondary'} onClick={on.onAgain}>
            {againLabel}
          </Button>
        </div>
        {againNote && <p className={styles['for-fun']}>{againNote}</p>}
        <Link to={dashboard} className={buttonClass('quiet')}>
          {copy.dashboard}
        </Link>
      </div>
      {place && auth.status === 'out' && <GuestPrompt />}
      {review}
    </Dialog>
  );
}
