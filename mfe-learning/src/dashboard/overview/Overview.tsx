import type { DashboardSummary } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { Badge, Button, buttonClass } from '@ninefold/ui';
import { COST_IS_SHOWN } from '../../next-step/link-state';
import { ReviewOffer } from '../../sessions/ReviewOffer';
import { copy } from '../copy';
import { Figures } from './Figures';
import styles from './Overview.module.css';
import { RecentResults } from './RecentResults';

export function Overview({ summary, userId }: { summary: DashboardSummary; userId: string }) {
  const { learning_sessions_today: used, learning_sessions_limit: limit } = summary;
  return (
    <div className={styles['overview']}>
      <section className={styles['progress']} aria-labelledby="progress-heading">
        <h2 id="progress-heading">{copy.progress.heading}</h2>
        <Figures summary={summary} userId={userId} />
        <PracticeStatus
          // A session started yesterday is not part of today's "0 of 3".
          complete={summary.practices_completed_today > 0 && (limit === null || used > 0)}
          used={used}
          limit={limit}
          due={summary.reviews_due}
        />
      </section>
      <RecentResults results={summary.recent_results} grids={summary.grids} />
    </div>
  );
}

interface PracticeStatusProps {
  complete: boolean;
  used: number;
  /** null: unlimited. */
  limit: number | null;
  /** Due exercises; reviews do not count toward the limit. */
  due: number;
}

function PracticeStatus({ complete, used, limit, due }: PracticeStatusProps) {
  return (
    <div className={styles['status']}>
      <Badge tone={complete ? 'good' : 'accent'}>
        {complete ? copy.progress.practiceComplete : copy.progress.practiceReady}
      </Badge>
      {limit !== null && <span className={styles['sessions']}>{copy.progress.sessions(used, limit)}</span>}
      {limit !== null && used >= limit ? (
        <>
          <Button disabled>{copy.progress.limitReached}</Button>
          <ReviewOffer due={due} />
        </>
      ) : (
        <Link to="/practice" state={COST_IS_SHOWN} className={buttonClass('secondary')}>
          {copy.progress.start}
        </Link>
      )}
    </div>
  );
}
