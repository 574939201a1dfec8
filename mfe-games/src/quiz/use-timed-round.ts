import { useEffect, useEffectEvent, useState } from 'react';
import type { Answer, TimedRoundGame } from 'shared-contracts';
import { usePlatform } from 'shared-platform';
import type { Random } from 'shared-puzzle-engine';
import { useDevice } from '../device/device';
import { useSteadyClock } from './steady-clock';
import {
  allAnswers,
  giveAnswer,
  nextMoment,
  secondsLeft,
  showNext,
  startRound,
  type Problem,
  type TimedRound,
} from './timed-round';

/** Everything in which two timed rounds differ, but for their words. */
export interface TimedRoundConfig {
  readonly game: TimedRoundGame;
  /** How long a round is. */
  readonly seconds: number;
  /** From here on the clock warns, in whole seconds left. */
  readonly warningSeconds: number;
  draw(random: Random): Problem;
}

export interface RunningRound {
  readonly round: TimedRound;
  readonly secondsLeft: number;
  /** Does nothing while a verdict is shown. */
  answer(answer: number): void;
}

export interface TimedRounds {
  readonly running: RunningRound | null;
  /** The tab was reloaded or closed in the middle of a round. */
  readonly abandoned: boolean;
  start(): void;
}

/**
 * One round after the other. Each step reads the clock, and timers only wake the page: a page that sleeps or draws
 * late loses no time to them.
 */
export function useTimedRound(
  { game, seconds, draw }: TimedRoundConfig,
  onFinish: (answers: readonly Answer[]) => void,
): TimedRounds {
  const { playSound } = usePlatform();
  const { random, tab } = useDevice();
  const steadyNow = useSteadyClock();
  const [state, setState] = useState<{ round: TimedRound; now: number } | null>(null);
  /** Says that a round is running, so that a reload in the middle of it is noticed. */
  const runningKey = `games:running:${game}`;
  const [abandoned, setAbandoned] = useState(() => tab.get(runningKey) !== null);

  function start() {
    const now = steadyNow();
    setState({ round: startRound(draw(random), now, seconds * 1000), now });
    setAbandoned(false);
    tab.set(runningKey, 'yes');
  }

  function finish(round: TimedRound) {
    setState(null);
    tab.remove(runningKey);
    playSound('results');
    onFinish(allAnswers(round));
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
    setState({ round: isOver ? showNext(round, draw(random), now) : round, now });
  });

  useEffect(() => {
    if (!state) return;
    const timeout = setTimeout(look, Math.max(0, nextMoment(state.round, state.now) - state.now));
    // The browser stops the timers of a hidden page.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timeout);
      document.removeEventListener('visibilitychange', look);
    };
  }, [state]);

  // A player who goes to another screen knows it; only a page that was closed deserves a note.
  useEffect(() => () => tab.remove(runningKey), [tab, runningKey]);

  return {
    running: state && { round: state.round, secondsLeft: secondsLeft(state.round, state.now), answer },
    abandoned,
    start,
  };
}
