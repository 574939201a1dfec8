import { Keyboard, LayoutGrid, Trophy } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { FinishedQuiz } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import { Alert, Button } from '@ninefold/ui';
import { useOnDevice } from '@ninefold/web/on-device';
import { copy } from '../round/copy';
import styles from './RoundIdle.module.css';

type AnsweredBy = FinishedQuiz['answered_by'];

/** Texts of one timed round. */
export interface RoundWords {
  readonly lead: string;
  readonly rules: string;
}

export interface RoundIdleProps {
  /** Length of a round. */
  seconds: number;
  words: RoundWords;
  best: number | null;
  /** A reload cut off the last round. */
  abandoned: boolean;
  answeredBy: AnsweredBy;
  onAnsweredBy(mode: AnsweredBy): void;
  /** Waiting for the server. */
  starting: boolean;
  onStart(): void;
}

const MODES = [
  { mode: 'choosing', Icon: LayoutGrid, hint: copy.round.choosingHint },
  { mode: 'typing', Icon: Keyboard, hint: copy.round.typingHint },
] as const;

/** Before the round: rules, way of answering, and the best so far. */
export function RoundIdle({
  seconds,
  words,
  best,
  abandoned,
  answeredBy,
  onAnsweredBy,
  starting,
  onStart,
}: RoundIdleProps) {
  const { auth } = usePlatform();
  const onEnter = useEffectEvent((event: KeyboardEvent) => {
    // Enter keeps its meaning on buttons, links and dialogs.
    const isTaken = event.target instanceof Element && event.target.closest('a, button, dialog');
    if (event.key !== 'Enter' || event.repeat || isTaken) return;
    event.preventDefault();
    onStart();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onEnter(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const bestOnDevice = useOnDevice(copy.round.bestOnDevice);
  const guestBest = useOnDevice(copy.round.guestBest);
  const bestText = auth.status === 'out' ? bestOnDevice : copy.round.bestSoFar;

  return (
    <>
      {abandoned && <Alert>{copy.round.abandoned}</Alert>}
      <div className={styles['panel']}>
        <p className={styles['minute']}>
          <span translate="no">{seconds}</span> {copy.round.seconds}
        </p>
        <div className={styles['rules']}>
          <h2>{words.lead}</h2>
          <p>{words.rules}</p>
          <p>{copy.round.scoring}</p>
        </div>
      </div>
      <fieldset className={styles['modes']}>
        <legend>{copy.round.mode}</legend>
        {MODES.map(({ mode, Icon, hint }) => (
          <label key={mode} className={styles['mode']} data-checked={answeredBy === mode || undefined}>
            <input
              type="radio"
              name="answered-by"
              checked={answeredBy === mode}
              onChange={() => onAnsweredBy(mode)}
            />
            <span>
              <span>{copy.round[mode]}</span> <small>{hint}</small>
            </span>
            <Icon aria-hidden size={20} />
          </label>
        ))}
      </fieldset>
      {best !== null && best > 0 && (
        <p className={styles['best']}>
          <Trophy aria-hidden size={20} />
          <span>{bestText(best)}</span>
        </p>
      )}
      {auth.status === 'out' && <p className={styles['note']}>{guestBest}</p>}
      <Button className={styles['start']} busy={starting} busyLabel={copy.round.starting} onClick={onStart}>
        {copy.round.start}
      </Button>
    </>
  );
}
