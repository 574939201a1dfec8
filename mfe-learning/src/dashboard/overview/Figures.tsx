import type { ReactNode } from 'react';
import { LEARNING_LEVELS, LEVEL_STARTS_AT_XP, type DashboardSummary } from '@ninefold/contracts';
import { Card, ProgressBar } from '@ninefold/ui';
import { copy } from '../copy';
import styles from './Figures.module.css';

const { progress: words } = copy;

/** Experience points, streak and level, each with a comparison. */
export function Figures({ summary }: { summary: DashboardSummary }) {
  const { current_streak: streak, learning_level: level, level_progress_percent: percent } = summary;
  const { xp_today: earned } = summary;
  return (
    <div className={styles['figures']}>
      <Figure
        label={words.totalXp}
        value={words.number(summary.total_xp)}
        comparison={earned > 0 ? words.xpToday(earned) : words.xpNone}
      />
      <Figure
        label={words.streak}
        value={words.streakDays(streak)}
        comparison={streakComparison(streak, summary.today_counts)}
      />
      <Figure
        label={words.level(level)}
        value={words.levelPercent(percent)}
        comparison={levelComparison(summary)}
      >
        <ProgressBar
          label={words.level(level)}
          value={percent}
          max={100}
          valueText={words.levelValue(percent, level)}
        />
      </Figure>
    </div>
  );
}

interface FigureProps {
  label: string;
  value: string;
  /** What the number is measured against. A number that has none is not shown. */
  comparison: string;
  children?: ReactNode;
}

function Figure({ label, value, comparison, children }: FigureProps) {
  return (
    <Card>
      <dl>
        <dt className={styles['label']}>{label}</dt>
        <dd className={styles['value']}>{value}</dd>
        <dd className={styles['comparison']}>{comparison}</dd>
      </dl>
      {children}
    </Card>
  );
}

function streakComparison(days: number, todayCounts: boolean): string {
  if (days === 0) return words.streakNone;
  return todayCounts ? words.streakCounted(days) : words.streakOpen(days);
}

function levelComparison({ learning_level, total_xp }: DashboardSummary): string {
  const next = LEARNING_LEVELS[LEARNING_LEVELS.indexOf(learning_level) + 1];
  return next ? words.levelNext(LEVEL_STARTS_AT_XP[next] - total_xp, next) : words.levelTop;
}
