import { Keyboard, LayoutGrid, Trophy } from 'lucide-react';
import { usePlatform } from 'shared-platform';
import { Alert, Button } from 'shared-ui';
import { MENTAL_MATH_COPY } from '../mental-math/copy';
import type { RoundResult } from '../sync/read-stored-result';
import styles from './RoundIdle.module.css';

type AnsweredBy = RoundResult['answeredBy'];

export interface RoundIdleProps {
  best: number | null;
  /** The last round was cut off by a reload. */
  abandoned: boolean;
  answeredBy: AnsweredBy;
  onAnsweredBy(mode: AnsweredBy): void;
  onStart(): void;
}

const MODES = [
  { mode: 'choosing', Icon: LayoutGrid, hint: MENTAL_MATH_COPY.choosingHint },
  { mode: 'typing', Icon: Keyboard, hint: MENTAL_MATH_COPY.typingHint },
] as const;

/** What awaits the player, before the clock runs. */
export function RoundIdle({ best, abandoned, answeredBy, onAnsweredBy, onStart }: RoundIdleProps) {
  const { auth } = usePlatform();
  const bestText = auth.status === 'out' ? MENTAL_MATH_COPY.bestOnDevice : MENTAL_MATH_COPY.bestSoFar;

  return (
    <>
      {abandoned && <Alert>{MENTAL_MATH_COPY.abandoned}</Alert>}
      <div className={styles['sheet']}>
        <p className={styles['minute']}>
          <span>{MENTAL_MATH_COPY.minute}</span> {MENTAL_MATH_COPY.seconds}
        </p>
        <div className={styles['rules']}>
          <h2>{MENTAL_MATH_COPY.lead}</h2>
          <p>{MENTAL_MATH_COPY.rules}</p>
          <p>{MENTAL_MATH_COPY.scoring}</p>
        </div>
      </div>
      <fieldset className={styles['modes']}>
        <legend>{MENTAL_MATH_COPY.mode}</legend>
        {MODES.map(({ mode, Icon, hint }) => (
          <label key={mode} className={styles['mode']}>
            <input
              type="radio"
              name="answered-by"
              checked={answeredBy === mode}
              onChange={() => onAnsweredBy(mode)}
            />
            <span>
              {MENTAL_MATH_COPY[mode]} <small>{hint}</small>
            </span>
            <Icon aria-hidden size={20} />
          </label>
        ))}
      </fieldset>
      {best !== null && (
        <p className={styles['best']}>
          <Trophy aria-hidden size={20} />
          {bestText(best)}
        </p>
      )}
      <Button className={styles['start']} onClick={onStart}>
        {MENTAL_MATH_COPY.start}
      </Button>
    </>
  );
}
