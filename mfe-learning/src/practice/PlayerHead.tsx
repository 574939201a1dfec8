import type { StoredSession } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { ProgressBar, VisuallyHidden } from '@ninefold/ui';
import { KINDS } from './config';
import { copy } from './copy';
import styles from './PlayerHead.module.css';

interface PlayerHeadProps {
  title: string;
  session: StoredSession;
  /** The exercise that was answered is still on the screen, with its feedback. */
  isAnswered: boolean;
  note: string | null;
}

/** Where one is in the session, and the way out of it. */
export function PlayerHead({ title, session, isAnswered, note }: PlayerHeadProps) {
  const answered = session.answers.length;
  const number = isAnswered ? answered : answered + 1;
  const all = Math.max(KINDS[session.kind].length, number + (isAnswered && session.task ? 1 : 0));
  const place = (session.kind === 'placement' ? copy.placeAtMost : copy.place)(number, all);
  return (
    <header className={styles['head']}>
      <div className={styles['line']}>
        <h1 className={styles['title']}>{title}</h1>
        <Link to="/learn" className={styles['leave']}>
          {copy.leave}
          <VisuallyHidden> {copy.leaveNote}</VisuallyHidden>
        </Link>
      </div>
      <ProgressBar label={copy.progress} value={answered} max={all} valueText={place} />
      <p className={styles['soft']}>{place}</p>
      <p role="status" className={styles['soft']}>
        {note}
      </p>
    </header>
  );
}
