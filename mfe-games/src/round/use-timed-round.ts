import { useEffect, useEffectEvent, useState } from 'react';
import type { Answer, TextKey, TimedRoundGame } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import { useDevice } from '@ninefold/web/storage';
import type { Random } from 'shared-puzzle-engine';
import { useSteadyClock } from './steady-clock';
import {
  allAnswers,
  giveAnswer,
  nextMoment,
  secondsLeft,
  showNext,
  startRound,
  type Problem,
  type RoundDeal,
  type RoundPurpose,
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
  /** The problems that the server has under this number. */
  sheet(sheet: number): readonly Problem[];
}

export interface RunningRound {
  readonly round: TimedRound;
  readonly purpose: RoundPurpose;
  readonly secondsLeft: number;
  /** Does nothing while a verdict is shown. */
  answer(answer: number): void;
}

export interface TimedRounds {
  readonly running: RunningRound | null;
  /** The tab was reloaded or closed in the middle of a round. */
  readonly abandoned: boolean;
  start(deal: RoundDeal): void;
}

/**
 * One round after the other. Each step reads the clock, and timers only wake the page: a page that sleeps or draws
 * late loses no time to them.
 */
export function useTimedRound(
  { game, seconds }: TimedRoundConfig,
  onFinish: (answers: readonly Answer[], deal: RoundDeal) => void,
): TimedRounds {
  const { playSound } = usePlatform();
  const { tab } = useDevice();
  const steadyNow = useSteadyClock();
  const [state, setState] = useState<{ deal: RoundDeal; round: TimedRound; now: number } | null>(null);
  /** Says that a round is running, so that a reload in the middle of it is noticed. */
  const runningKey: TextKey = `games:running:${game}`;
  const [abandoned, setAbandoned] = useState(() => tab.get(runningKey) !== null);

  function start(deal: RoundDeal) {
    const now = steadyNow();
    const first = deal.draw(0);
    if (!first) return;
    setState({ deal, round: startRound(first, now, seconds * 1000), now });
    setAbandoned(false);
    tab.set(runningKey, 'yes');
  }

  function finish({ deal, round }: { deal: RoundDeal; round: TimedRound }) {
    setState(null);
    tab.remove(runningKey);
    playSound('results');
    onFinish(allAnswers(round), deal);
  }

  function answer(given: number) {
    if (!state || state.round.verdict) return;
    const { round } = state;
    const now = steadyNow();
    if (now >= round.deadline) return finish(state);
    setState({ ...state, round: giveAnswer(round, given, now), now });
    playSound(given === round.problem.correctAnswer ? 'correct' : 'incorrect');
  }

  const look = useEffectEvent(() => {
    if (!state) return;
    const { deal, round } = state;
    const now = steadyNow();
    if (now >= round.deadline) return finish(state);
    const isOver = round.verdict !== null && now >= round.verdict.until;
    if (!isOver) return setState({ ...state, now });
    const next = deal.draw(round.answers.length);
    if (!next) return finish(state);
    setState({ deal, round: showNext(round, next, now), now });
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
    running: state && {
      round: state.round,
      purpose: state.deal.purpose,
      secondsLeft: secondsLeft(state.round, state.now),
      answer,
    },
    abandoned,
    start,
  };
}
