import type { StoredSession, LearningState } from '@ninefold/contracts';
import { Link, usePlatform } from '@ninefold/platform';
import { buttonClass } from '@ninefold/ui';
import { ReviewOffer } from '../../sessions/ReviewOffer';
import { KINDS } from '../config';
import { copy } from '../copy';
import styles from './SessionsUsed.module.css';

const words = copy.results;

/** Free sessions used today, and what to do next. */
export function SessionsUsed({ kind, state }: { kind: StoredSession['kind']; state: LearningState }) {
  const { isOpen } = usePlatform();
  const { sessions_today: used, sessions_limit: limit } = state;
  const isCounted = limit !== null && KINDS[kind].isCounted;
  const isOver = isCounted && used >= limit;
  return (
    <div className={styles['used']}>
      {isCounted && (
        <p className={styles['soft']}>{isOver ? words.usedAll(limit) : words.used(used, limit)}</p>
      )}
      {isOver && <ReviewOffer due={state.reviews_due} />}
      <div className={styles['actions']}>
        <Link to="/learn" className={buttonClass('secondary')}>
          {words.learn}
        </Link>
        {isOver && isOpen('/upgrade') && <Link to="/upgrade">{copy.start.plans}</Link>}
      </div>
    </div>
  );
}
