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
  /** Of the exercise on the screen. */
  skill: string | undefined;
  /** The exercise that was answered is still on the screen, with its feedback. */
  isAnswered: boolean;
  note: string | null;
  /** Ends the session, to start it from the beginning or to do without it. */
  onAnew: () => void;
  onSkip: () => void;
}

/** Where one is in the session, and the way out of it. */
export function PlayerHead({ title, session, skill, isAnswered, note, onAnew, onSkip }: PlayerHeadProps) {
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
        {/* After an answer its feedback has the link. Where only knowledge is measured, there is none before. */}
        {skill !== undefined && !isAnswered && KINDS[session.kind].mayGetHelp && <LessonLink skill={skill} />}
        {session.kind === 'placement' && !session.finished && (
          <div className={styles['choices']}>
            <Button variant="quiet" onClick={onAnew}>
              {copy.anew}
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
