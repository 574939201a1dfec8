import { useEffect, useState, type ReactNode } from 'react';
import { Link, usePlatform } from '@ninefold/platform';
import { formatClock } from 'shared-puzzle-engine';
import { buttonClass, Dialog, type Elements } from '@ninefold/ui';
import { HUB_PATH, useDashboardPath } from '../screen/paths';
import type { SaveStatus } from '../results/finished-results';
import styles from './Completion.module.css';
import { copy } from './copy';
import { Figures } from './Figures';
import { GuestPrompt } from './GuestPrompt';
import { SaveStatusNote } from './SaveStatusNote';
import { useCelebration } from './use-celebration';

/** How long the solved grid stays visible before the dialog covers it. */
const COMPLETION_PAUSE_MS = 900;

export interface CompletionProps {
  title: string;
  note?: ReactNode;
  seconds: number;
  hints: number;
  /** Where the result is stored; undefined for results that are not. */
  status?: SaveStatus | undefined;
  /** Shows confetti. */
  celebrated?: boolean;
  /** Rendered between the result and the buttons. */
  children?: Elements;
  /** The prominent actions. */
  actions: Elements;
  /** Next to the link back. */
  quiet?: Elements;
  /** Explains the quiet action. */
  quietNote?: string | undefined;
  /** Rarely used actions, collapsed. */
  more?: ReactNode;
  /** Replay and analysis: below, or beside on wide screens. */
  review?: ReactNode;
  /** Opened again after it was closed. */
  reopened?: boolean;
  onClose(): void;
}

/** The dialog over a solved grid: the result and what to do next. */
export default function Completion({
  title,
  note,
  seconds,
  hints,
  status,
  celebrated = false,
  children,
  actions,
  quiet,
  quietNote,
  more,
  review,
  reopened = false,
  onClose,
}: CompletionProps) {
  const { auth, settings } = usePlatform();
  const back = useDashboardPath();
  const [open, setOpen] = useState(reopened);

  useCelebration(celebrated);

  useEffect(() => {
    const pause = setTimeout(() => setOpen(true), COMPLETION_PAUSE_MS);
    return () => clearTimeout(pause);
  }, []);

  return (
    <Dialog open={open} onClose={onClose} title={title} wide={Boolean(review)}>
      <div className={styles['columns']} data-two={review ? true : undefined}>
        <div className={styles['column']}>
          <Figures
            figures={[
              [copy.time, formatClock(seconds)],
              [copy.hints, hints],
            ]}
          />
          {note && <p className={styles['note']}>{note}</p>}
          {children}
          {status && <SaveStatusNote status={status} />}
          <div className={styles['actions']}>
            {actions}
            <div className={styles['quiet']}>
              {quiet}
              {!settings.siteOrigin && (
                <Link to={back} className={buttonClass('quiet')}>
                  {back === HUB_PATH ? copy.hub : copy.dashboard}
                </Link>
              )}
            </div>
            {quietNote && <p className={styles['for-fun']}>{quietNote}</p>}
            {more && (
              <details className={styles['more']}>
                <summary className={buttonClass('quiet')}>{copy.more}</summary>
                <div className={styles['actions']}>{more}</div>
              </details>
            )}
          </div>
          {status && auth.status === 'out' && !settings.siteOrigin && <GuestPrompt />}
        </div>
        {review && <div className={styles['column']}>{review}</div>}
      </div>
    </Dialog>
  );
}
