import type { StoredSession } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { Button, ProgressBar, VisuallyHidden } from '@ninefold/ui';
import { KINDS, lengthOf } from './config';
import { copy } from './copy';
import { LessonLink } from './LessonLink';
import styles from './PlayerHead.module.css';

interface PlayerHeadProps {
  title: string;
  session: StoredSession;
  /** Skill of the current exercise. */
  skill: string | undefined;
  /** The current exercise is answered and shows its feedback. */
  isAnswered: boolean;
  note: string | null;
  /** Restarts or skips the session. */
  onRestart: () => void;
  onSkip: () => void;
}

export function PlayerHead({ title, session, skill, isAnswered, note, onRestart, onSkip }: PlayerHeadProps) {
  const answered = session.answers.length;
  const number = isAnswered ? answered : answered + 1;
  const all = Math.max(lengthOf(session), number + (isAnswered && session.task ? 1 : 0));
  const place = (session.kind === 'placement' ? copy.placeAtMost : copy.place)(number, all);
  return (
    <header data-playing className={styles['head']}>
      <div className={styles['line']}>
        <h1 className={styles['title']}>{title}</h1>
        <Link to="/learn" className={styles['leave']}>
          {copy.leave}
          <VisuallyHidden> {copy.leaveNote}</VisuallyHidden>
        </Link>
      </div>
      <ProgressBar label={copy.progress} value={answered} max={all} valueText={place} />
      <div className={styles['place']}>
        <p className={styles['soft']}>{place}</p>
        {/* After an answer, the feedback has the link. Placements and test-outs have no link before it. */}
        {skill !== undefined && !isAnswered && KINDS[session.kind].mayGetHelp && <LessonLink skill={skill} />}
        {session.kind === 'placement' && !session.finished && (
          <div className={styles['choices']}>
            <Button variant="quiet" onClick={onRestart}>
              {copy.restart}
            </Button>
            <Button variant="quiet" onClick={onSkip}>
              {copy.skip}
            </Button>
          </div>
        )}
      </div>
      <p role="status" className={styles['soft']}>
        {note}
      </p>
    </header>
  );
}
