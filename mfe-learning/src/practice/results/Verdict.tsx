import type { CompletedSession, StoredSession } from '@ninefold/contracts';
import { hasReached, skillsOf } from '../../mastery/standing';
import { copy } from '../copy';
import styles from './Verdict.module.css';

const words = copy.results;

/** The result of a placement or a test-out. */
export function Verdict({ session, completed }: { session: StoredSession; completed: CompletedSession }) {
  const { kind, level_id: level, placed_level: placed } = session;
  if (kind === 'placement' && placed) {
    return (
      <>
        <p className={styles['level']}>{words.placed(placed)}</p>
        <p className={styles['soft']}>{words.placedLead}</p>
      </>
    );
  }
  if (kind !== 'test_out') return null;
  const hasPassed = skillsOf(level).every(({ id }) => hasReached(completed, id, 'proficient'));
  return <p className={styles['soft']}>{hasPassed ? words.passed(level) : words.notPassed(level)}</p>;
}
