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

/** The parameters of a timed round. */
export interface TimedRoundConfig {
  readonly game: TimedRoundGame;
  /** Length of a round. */
  readonly seconds: number;
  /** The clock warns from this many seconds on. */
  readonly warningSeconds: number;
  draw(random: Random): Problem;
  /** The questions of a published question set. */
  questionSet(set: number): readonly Problem[];
}

export interface RunningRound {
  readonly round: TimedRound;
  readonly purpose: RoundPurpose;
  readonly secondsLeft: number;
  /** Has no effect during a verdict. */
  answer(answer: number): void;
}

export interface TimedRounds {
  readonly running: RunningRound | null;
  /** The tab was reloaded or closed during a round. */
  readonly abandoned: boolean;
  start(deal: RoundDeal): void;
}

/**
 * A sequence of rounds. Every step reads the clock and timers only wake the page, so sleeping or slow pages
 * lose no time.
 */
export function useTimedRound(
  { game, seconds }: TimedRoundConfig,
  onFinish: (answers: readonly Answer[], deal: RoundDeal) => void,
): TimedRounds {
  const { playSound } = usePlatform();
  const { tab } = useDevice();
  const steadyNow = useSteadyClock();
  const [state, setState] = useState<{ deal: RoundDeal; round: TimedRound; now: number } | null>(null);
  /** Marks a running round, so that a reload during it is noticed. */
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
    // Browsers stop timers of hidden pages.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timeout);
      document.removeEventListener('visibilitychange', look);
    };
  }, [state]);

  // Leaving the screen is deliberate; only a closed page is worth a note.
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
