import { useEffect, useEffectEvent, useState } from 'react';
import type { Answer } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import { useDevice } from '@ninefold/web/storage';
import { drillProblems, type DrillProblem } from 'shared-puzzle-engine';
import { isCorrect, VERDICT_MS } from '../round/answers';
import { useSteadyClock } from '../round/steady-clock';

export interface Drill {
  readonly count: number;
  /** Counts from 1, and advances after the verdict. */
  readonly number: number;
  readonly question: string;
  /** The last answer, during its verdict. */
  readonly verdict: Answer | null;
  readonly answers: readonly Answer[];
  answer(given: number): void;
}

interface State {
  readonly problems: readonly DrillProblem[];
  readonly answers: readonly Answer[];
  readonly shownAt: number;
  readonly hasVerdict: boolean;
}

export function useDrill(onFinish: (answers: readonly Answer[]) => void): Drill {
  const { playSound } = usePlatform();
  const { random } = useDevice();
  const steadyNow = useSteadyClock();
  const [state, setState] = useState<State>(() => ({
    problems: drillProblems(random),
    answers: [],
    shownAt: steadyNow(),
    hasVerdict: false,
  }));
  const { problems, answers, shownAt, hasVerdict } = state;
  const at = answers.length - (hasVerdict ? 1 : 0);
  const { num1, num2, correctAnswer } = problems[at] as DrillProblem;
  const question = `${num1} + ${num2}`;

  function answer(given: number) {
    if (hasVerdict) return;
    const milliseconds = Math.round(steadyNow() - shownAt);
    const answered: Answer = { question, correct_answer: correctAnswer, answer: given, milliseconds };
    setState({ ...state, answers: [...answers, answered], hasVerdict: true });
    playSound(isCorrect(answered) ? 'correct' : 'incorrect');
  }

  const proceed = useEffectEvent(() => {
    if (answers.length < problems.length) {
      setState({ ...state, hasVerdict: false, shownAt: steadyNow() });
      return;
    }
    playSound('results');
    onFinish(answers);
  });

  useEffect(() => {
    if (!hasVerdict) return;
    const timeout = setTimeout(() => proceed(), VERDICT_MS);
    return () => clearTimeout(timeout);
  }, [hasVerdict]);

  return {
    count: problems.length,
    number: at + 1,
    question,
    verdict: hasVerdict ? (answers.at(-1) ?? null) : null,
    answers,
    answer,
  };
}
