import { lazy, Suspense } from 'react';
import type { DashboardSummary } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { Badge, Button, buttonClass } from '@ninefold/ui';
import { copy } from '../copy';
import { Figures } from './Figures';
import { NextUp } from './NextUp';
import styles from './Overview.module.css';
import { RecentResults } from './RecentResults';

/** It comes with the Learn tab, which reads the same. Without a connection the offer is left out, and nothing else. */
const DueReview = lazy(() =>
  import('../learn/LearnTab').then(
    (tab) => ({ default: tab.DueReview }),
    () => ({ default: () => null }),
  ),
);

/** One thing to do next, then how the person is doing. */
export function Overview({ summary, userId }: { summary: DashboardSummary; userId: string }) {
  return (
    <div className={styles['overview']}>
      <NextUp summary={summary} />
      <section className={styles['progress']} aria-labelledby="progress-heading">
        <h2 id="progress-heading">{copy.progress.heading}</h2>
        <Figures summary={summary} userId={userId} />
        <PracticeStatus
          complete={summary.today_counts}
          used={summary.learning_sessions_today}
          limit={summary.learning_sessions_limit}
        />
      </section>
      <RecentResults results={summary.recent_results} grids={summary.grids} />
    </div>
  );
}

interface PracticeStatusProps {
  complete: boolean;
  used: number;
  /** null: a subscriber's sessions are not counted. */
  limit: number | null;
}

function PracticeStatus({ complete, used, limit }: PracticeStatusProps) {
  return (
    <div className={styles['status']}>
      <Badge tone={complete ? 'good' : 'accent'}>
        {complete ? copy.progress.practiceComplete : copy.progress.practiceReady}
      </Badge>
      {limit !== null && <span className={styles['sessions']}>{copy.progress.sessions(used, limit)}</span>}
      {limit !== null && used >= limit ? (
        <>
          <Button disabled>{copy.progress.limitReached}</Button>
          <Suspense>
            <DueReview />
          </Suspense>
        </>
      ) : (
        <Link to="/practice" className={buttonClass('secondary')}>
          {copy.progress.start}
        </Link>
      )}
    </div>
  );
}
