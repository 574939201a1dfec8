import type { DashboardSummary } from '../dashboard-summary';
import { copy } from '../../copy';
import { Figure } from './Figure';
import { LevelProgress } from './LevelProgress';
import { PracticeStatus } from './PracticeStatus';
import styles from './Progress.module.css';
import { playedToday, xpToday } from './today';

/** How the person is doing: each number stands beside what it is measured against. */
export function Progress({ summary }: { summary: DashboardSummary }) {
  const earned = xpToday(summary);
  return (
    <section className={styles['progress']} aria-labelledby="progress-heading">
      <h2 id="progress-heading">{copy.progress.heading}</h2>
      <div className={styles['figures']}>
        <Figure
          label={copy.progress.totalXp}
          value={copy.progress.number(summary.total_xp)}
          comparison={earned > 0 ? copy.progress.xpToday(earned) : copy.progress.xpNone}
        />
        <Figure
          label={copy.progress.streak}
          value={copy.progress.streakDays(summary.current_streak)}
          comparison={streakComparison(summary)}
        />
        <LevelProgress
          level={summary.learning_level}
          percent={summary.level_progress_percent}
          totalXp={summary.total_xp}
        />
      </div>
      <PracticeStatus
        complete={playedToday(summary)}
        used={summary.learning_sessions_today}
        limit={summary.learning_sessions_limit}
      />
    </section>
  );
}

function streakComparison(summary: DashboardSummary): string {
  const days = summary.current_streak;
  if (days === 0) return copy.progress.streakNone;
  return playedToday(summary) ? copy.progress.streakCounted(days) : copy.progress.streakOpen(days);
}
