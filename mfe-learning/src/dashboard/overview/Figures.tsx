import { lazy, Suspense } from 'react';
import type { DashboardSummary } from '@ninefold/contracts';
import { Card, ProgressBar } from '@ninefold/ui';
import { pathTitleOf } from '../../mastery/path-words';
import { copy } from '../copy';
import { Figure } from './Figure';
import styles from './Figures.module.css';

const { progress: words } = copy;

/** Loaded separately, because it contains all skills. */
const LevelFigure = lazy(() => import('./LevelFigure').catch(() => ({ default: LevelUnread })));

interface LevelUnreadProps {
  level: DashboardSummary['learning_level'];
  comparison?: string;
}

export function Figures({ summary, userId }: { summary: DashboardSummary; userId: string }) {
  const { current_streak: streak, learning_level: level, xp_today: earned } = summary;
  return (
    <div className={styles['figures']}>
      <Card>
        <Figure
          label={words.totalXp}
          value={words.number(summary.total_xp)}
          comparison={earned > 0 ? words.xpToday(earned) : words.xpNone}
        />
      </Card>
      <Card>
        <Figure
          label={words.streak}
          value={words.streakDays(streak)}
          comparison={streakComparison(streak, summary.today_counts)}
        />
      </Card>
      <Card>
        <Suspense fallback={<LevelUnread level={level} comparison={copy.loading} />}>
          <LevelFigure level={level} userId={userId} />
        </Suspense>
      </Card>
    </div>
  );
}

/** Placeholder of the same size. */
function LevelUnread({ level, comparison = words.levelFailed }: LevelUnreadProps) {
  return (
    <>
      <Figure label={pathTitleOf(level)} value={words.levelUnknown} comparison={comparison} />
      <ProgressBar label={pathTitleOf(level)} value={0} max={1} valueText={comparison} />
    </>
  );
}

function streakComparison(days: number, todayCounts: boolean): string {
  if (days === 0) return words.streakNone;
  return todayCounts ? words.streakCounted(days) : words.streakOpen(days);
}
