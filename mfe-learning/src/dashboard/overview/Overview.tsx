import type { DashboardSummary } from '../dashboard-summary';
import { NextUp } from './NextUp';
import styles from './Overview.module.css';
import { Progress } from './Progress';
import { RecentResults } from './RecentResults';

/** One thing to do next, then how the person is doing. */
export function Overview({ summary }: { summary: DashboardSummary }) {
  return (
    <div className={styles['overview']}>
      <NextUp games={summary.games} />
      <Progress summary={summary} />
      <RecentResults results={summary.recent_results} games={summary.games} />
    </div>
  );
}
