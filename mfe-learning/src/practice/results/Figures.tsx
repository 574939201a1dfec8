import type { CompletedSession, LearningState, StoredSession } from '@ninefold/contracts';
import { formatClock } from 'shared-puzzle-engine';
import { ProgressBar, translateOf } from '@ninefold/ui';
import { copy as masteryCopy } from '../../mastery/copy';
import { countProficient, skillsOf } from '../../mastery/levels';
import { stepAt, stepText } from '../../mastery/steps';
import { assumingLevels } from '../../next-step/next-step';
import { useStudyPreferences } from '../../next-step/study-preferences';
import { copy } from '../copy';
import styles from './Figures.module.css';

const words = copy.results;

interface FiguresProps {
  session: StoredSession;
  completed: CompletedSession | undefined;
  /** Includes the changes of this session. */
  state: LearningState;
}

/** Figures computed on the device, replaced by the server's when they arrive. */
export function Figures({ session, completed, state }: FiguresProps) {
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
            <dd translate={translateOf(value)} className={styles['value']}>
              {value}
            </dd>
            <dd className={styles['more']}>{more}</dd>
          </div>
        ))}
      </dl>
      {completed && <LevelProgress level={completed.learning_level} state={state} />}
    </section>
  );
}

function LevelProgress({ level, state }: { level: LearningState['learning_level']; state: LearningState }) {
  const preferences = useStudyPreferences();
  const here = stepAt(level, assumingLevels(state, preferences));
  const skills = skillsOf(here.level);
  const reached = countProficient(state, skills);
  const label = masteryCopy.levelOfPath(here.level);
  const value = words.levelValue(reached, skills.length);
  return (
    <div className={styles['level']}>
      <p className={styles['line']}>
        <span>{stepText(here)}</span>
        <span>{`${label}: ${value}`}</span>
      </p>
      <ProgressBar label={label} value={reached} max={skills.length} valueText={value} />
    </div>
  );
}
