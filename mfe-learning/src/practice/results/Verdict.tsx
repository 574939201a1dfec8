import type { CompletedSession, LearningState, StoredSession } from '@ninefold/contracts';
import { hasPassedTestOut, pathOf, SKILLS, testOutOf } from '@ninefold/learning';
import { levelText } from '../../mastery/steps';
import { PlacedPaths } from '../../next-step/PlacedPaths';
import { copy } from '../copy';
import { Placed } from './Placed';
import styles from './Verdict.module.css';

const words = copy.results;

interface VerdictProps {
  session: StoredSession;
  completed: CompletedSession;
  /** Includes the changes of this session. */
  state: LearningState;
}

export function Verdict({ session, completed, state }: VerdictProps) {
  const { kind, level_id: level, placed_level: placed } = session;
  if (kind === 'placement') {
    return (
      <>
        {placed && <Placed session={session} state={state} />}
        <p className={styles['soft']}>{placed ? words.placedLead : words.notPlaced}</p>
        <PlacedPaths state={state} except={placed ? pathOf(placed) : undefined} />
      </>
    );
  }
  if (kind !== 'test_out') return null;
  const { length, needed } = testOutOf(level, SKILLS);
  const { problems_attempted: asked, problems_correct: solved } = completed;
  const hasPassed = hasPassedTestOut({ asked, solved });
  return (
    <p className={styles['soft']}>
      {hasPassed ? words.passed(levelText(level)) : words.notPassed(levelText(level), length, needed)}
    </p>
  );
}
