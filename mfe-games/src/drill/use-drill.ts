import { useEffect, useEffectEvent, useState } from 'react';
import { usePlatform } from 'shared-platform';
import { drillProblems, type DrillProblem } from 'shared-puzzle-engine';
import { useDevice } from '../device/device';
import { isCorrect, type Attempt } from '../rounds/attempt';
import { VERDICT_MS } from '../rounds/config';
import { useRoundDevice } from '../rounds/round-device';

export interface Drill {
  readonly count: number;
  /** Counts from 1. Like the question it stays while its verdict is looked at. */
  readonly number: number;
  readonly question: string;
  readonly verdict: Attempt | null;
  readonly attempts: readonly Attempt[];
  answer(given: number): void;
}

interface State {
  readonly problems: readonly DrillProblem[];
  readonly attempts: readonly Attempt[];
  readonly shownAt: number;
  readonly hasVerdict: boolean;
}

/** Twenty problems, one after the other, each with its verdict for a second. */
export function useDrill(onFinish: (attempts: readonly Attempt[]) => void): Drill {
  const { playSound } = usePlatform();
  const { random } = useDevice();
  const { steadyNow } = useRoundDevice();
  const [state, setState] = useState<State>(() => ({
    problems: drillProblems(random),
    attempts: [],
    shownAt: steadyNow(),
    hasVerdict: false,
  }));
  const { problems, attempts, shownAt, hasVerdict } = state;
  const at = attempts.length - (hasVerdict ? 1 : 0);
  // The drill is over before its problems are.
  const { num1, num2, correctAnswer: sum } = problems[at] as DrillProblem;
  const question = `${num1} + ${num2}`;

  function answer(given: number) {
    if (hasVerdict) return;
    const milliseconds = Math.round(steadyNow() - shownAt);
    const attempt: Attempt = { question, answer: sum, given, milliseconds };
    setState({ ...state, attempts: [...attempts, attempt], hasVerdict: true });
    playSound(isCorrect(attempt) ? 'correct' : 'incorrect');
  }

  const goOn = useEffectEvent(() => {
    if (attempts.length < problems.length) {
      setState({ ...state, hasVerdict: false, shownAt: steadyNow() });
      return;
    }
    playSound('results');
    onFinish(attempts);
  });

  useEffect(() => {
    if (!hasVerdict) return;
    const timeout = setTimeout(() => goOn(), VERDICT_MS);
    return () => clearTimeout(timeout);
  }, [hasVerdict]);

  return {
    count: problems.length,
    number: at + 1,
    question,
    verdict: hasVerdict ? (attempts.at(-1) ?? null) : null,
    attempts,
    answer,
  };
}
