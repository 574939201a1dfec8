import { useEffect, useId, useRef } from 'react';
import { VisuallyHidden } from 'shared-ui';
import { MENTAL_MATH_COPY } from '../mental-math/copy';
import { scoreOf } from './answers';
import { AnswerForm } from './AnswerForm';
import { Counters } from './Counters';
import { Question } from './Question';
import type { RoundResult } from '../sync/read-stored-result';
import { Verdict } from './Verdict';
import { AnswerOptions } from './AnswerOptions';
import { ROUND_MS, WARNING_SECONDS } from '../mental-math/config';
import styles from './RunningQuestion.module.css';
import type { RunningRound } from './use-timed-round';

export interface RunningQuestionProps {
  running: RunningRound;
  answeredBy: RoundResult['answeredBy'];
}

export function RunningQuestion({ running, answeredBy }: RunningQuestionProps) {
  const { round, secondsLeft, answer } = running;
  const { problem, verdict, attempts } = round;
  const questionId = useId();
  const question = useRef<HTMLParagraphElement>(null);
  const isChoosing = answeredBy === 'choosing';
  const choices = isChoosing ? MENTAL_MATH_COPY.options(problem.options) : '';

  useEffect(() => {
    // The button that started the round is gone; a key still held down must not answer.
    if (isChoosing) question.current?.focus();
  }, [isChoosing]);

  return (
    <>
      <span aria-hidden className={styles['sand']} data-warning={secondsLeft <= WARNING_SECONDS || undefined}>
        <span style={{ transform: `scaleX(${(secondsLeft * 1000) / ROUND_MS})` }} />
      </span>
      <Question ref={question} id={questionId} tabIndex={-1} aria-description={choices}>
        {problem.question}
      </Question>
      <Verdict attempt={verdict && (attempts.at(-1) ?? null)} />
      {isChoosing ? (
        <AnswerOptions problem={problem} given={verdict?.given ?? null} onAnswer={answer} />
      ) : (
        <AnswerForm
          questionId={questionId}
          turn={attempts.length - (verdict ? 1 : 0)}
          label={MENTAL_MATH_COPY.answer}
          submitLabel={MENTAL_MATH_COPY.enter}
          emptyMessage={MENTAL_MATH_COPY.emptyAnswer}
          locked={verdict !== null}
          focusAtStart
          onAnswer={answer}
        />
      )}
      <Counters score={scoreOf(attempts)} />
      <VisuallyHidden aria-live="polite">
        {!verdict && attempts.length > 0 && [problem.question, choices].filter(Boolean).join('. ')}
      </VisuallyHidden>
    </>
  );
}
