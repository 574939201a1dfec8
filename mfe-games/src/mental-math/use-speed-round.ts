import { useEffect, useEffectEvent, useState } from 'react';
import { usePlatform } from 'shared-platform';
import { mentalMathProblem } from 'shared-puzzle-engine';
import { useDevice } from '../device/device';
import type { Attempt } from '../rounds/attempt';
import { useRoundDevice } from '../rounds/round-device';
import { RUNNING_KEY } from './config';
import {
  allAttempts,
  giveAnswer,
  nextMoment,
  secondsLeft,
  showNext,
  startRound,
  type SpeedRound,
} from './speed-round';

export interface RunningRound {
  readonly round: SpeedRound;
  readonly secondsLeft: number;
  /** Does nothing while a verdict is looked at. */
  answer(given: number): void;
}

export interface SpeedRounds {
  readonly running: RunningRound | null;
  /** The tab was reloaded or closed in the middle of a round. */
  readonly abandoned: boolean;
  start(): void;
}

/**
 * One round after the other. The clock is asked at each step, timers only wake the page: one that sleeps, or draws
 * late, gives no time away.
 */
export function useSpeedRound(onFinish: (attempts: readonly Attempt[]) => void): SpeedRounds {
  const { playSound } = usePlatform();
  const { random } = useDevice();
  const { steadyNow, tab } = useRoundDevice();
  const [state, setState] = useState<{ round: SpeedRound; now: number } | null>(null);
  const [abandoned, setAbandoned] = useState(() => tab.get(RUNNING_KEY) !== null);

  function start() {
    const now = steadyNow();
    setState({ round: startRound(mentalMathProblem(random), now), now });
    setAbandoned(false);
    tab.set(RUNNING_KEY, 'yes');
  }

  function finish(round: SpeedRound) {
    setState(null);
    tab.remove(RUNNING_KEY);
    playSound('results');
    onFinish(allAttempts(round));
  }

  function answer(given: number) {
    if (!state || state.round.verdict) return;
    const { round } = state;
    const now = steadyNow();
    if (now >= round.deadline) return finish(round);
    setState({ round: giveAnswer(round, given, now), now });
    playSound(given === round.problem.correctAnswer ? 'correct' : 'incorrect');
  }

  const look = useEffectEvent(() => {
    if (!state) return;
    const { round } = state;
    const now = steadyNow();
    if (now >= round.deadline) return finish(round);
    const isOver = round.verdict !== null && now >= round.verdict.until;
    setState({ round: isOver ? showNext(round, mentalMathProblem(random), now) : round, now });
  });

  useEffect(() => {
    if (!state) return;
    const timeout = setTimeout(look, Math.max(0, nextMoment(state.round, state.now) - state.now));
    // A hidden page's timers sleep.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timeout);
      document.removeEventListener('visibilitychange', look);
    };
  }, [state]);

  // Going to another screen is the player's own word; only a page that vanished is worth a note.
  useEffect(() => () => tab.remove(RUNNING_KEY), [tab]);

  return {
    running: state && { round: state.round, secondsLeft: secondsLeft(state.round, state.now), answer },
    abandoned,
    start,
  };
}
