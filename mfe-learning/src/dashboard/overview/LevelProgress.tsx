import { LEARNING_LEVELS, LEVEL_STARTS_AT_XP, type LearningLevel } from 'shared-contracts';
import { Card, ProgressBar } from 'shared-ui';
import { copy } from '../../copy';
import figure from './Figure.module.css';
import styles from './LevelProgress.module.css';

interface LevelProgressProps {
  level: LearningLevel;
  percent: number;
  totalXp: number;
}

export function LevelProgress({ level, percent, totalXp }: LevelProgressProps) {
  const next = LEARNING_LEVELS[LEARNING_LEVELS.indexOf(level) + 1];
  return (
    <Card className={styles['level']}>
      <dl>
        <dt className={figure['label']}>{copy.progress.level(level)}</dt>
        <dd className={figure['value']}>{copy.progress.levelPercent(percent)}</dd>
        <dd className={figure['comparison']}>
          {next ? copy.progress.levelNext(LEVEL_STARTS_AT_XP[next] - totalXp, next) : copy.progress.levelTop}
        </dd>
      </dl>
      <ProgressBar
        label={copy.progress.level(level)}
        value={percent}
        max={100}
        valueText={copy.progress.levelValue(percent, level)}
      />
    </Card>
  );
}
