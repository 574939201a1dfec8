import type { CompletedSession, StoredSession } from '@ninefold/contracts';
import { formatClock } from 'shared-puzzle-engine';
import { ProgressBar } from '@ninefold/ui';
import { copy } from '../copy';
import styles from './Figures.module.css';

const words = copy.results;

/** The figures of the session: by this device at once, by the server when it has the session. */
export function Figures({
  session,
  completed,
}: {
  session: StoredSession;
  completed: CompletedSession | undefined;
}) {
  const answered = session.answers.length;
  const correct = session.answers.filter((answer) => answer.correct).length;
  const seconds = session.answers.reduce((sum, answer) => sum + answer.seconds, 0);
  const all = completed?.problems_attempted ?? answered;
  const right = completed?.problems_correct ?? correct;
  const accuracy = completed?.accuracy ?? Math.round((100 * correct) / Math.max(1, answered));
  const time = completed?.total_time_seconds ?? seconds;
  const average = completed?.average_time_per_problem ?? seconds / Math.max(1, answered);
  const figures = [
    { label: words.accuracy, value: words.percent(accuracy), more: words.ofAll(right, all) },
    { label: words.time, value: formatClock(Math.round(time)), more: words.average(average.toFixed(0)) },
    ...(completed
      ? [
          {
            label: words.xp,
            value: words.xpValue(completed.xp_earned),
            more: words.totalXp(completed.total_xp),
          },
          { label: words.streak, value: words.days(completed.current_streak), more: '' },
        ]
      : []),
  ];
  return (
    <section className={styles['figures']}>
      <dl className={styles['list']}>
        {figures.map(({ label, value, more }) => (
          <div key={label} className={styles['figure']}>
            <dt>{label}</dt>
            <dd className={styles['value']}>{value}</dd>
            <dd className={styles['more']}>{more}</dd>
          </div>
        ))}
      </dl>
      {completed && <LevelProgress completed={completed} />}
    </section>
  );
}

function LevelProgress({ completed }: { completed: CompletedSession }) {
  const level = words.level(completed.learning_level);
  return (
    <div className={styles['level']}>
      <p className={styles['line']}>
        <span>{level}</span>
        <span>{words.levelValue(completed.level_progress_percent)}</span>
      </p>
      <ProgressBar label={level} value={completed.level_progress_percent} max={100} />
    </div>
  );
}
