import { useEffect, useId, useRef } from 'react';
import type { FinishedQuiz } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import { VisuallyHidden } from '@ninefold/ui';
import { scoreOf } from './answers';
import { AnswerForm } from './AnswerForm';
import { Counters } from './Counters';
import { Question, Verdict } from './Question';
import { AnswerOptions } from './AnswerOptions';
import { copy } from './copy';
import styles from './RunningQuestion.module.css';
import type { RunningRound, TimedRoundConfig } from './use-timed-round';

export interface RunningQuestionProps {
  running: RunningRound;
  config: TimedRoundConfig;
  answeredBy: FinishedQuiz['answered_by'];
}

export function RunningQuestion({ running, config, answeredBy }: RunningQuestionProps) {
  const { round, purpose, secondsLeft, answer } = running;
  const { auth } = usePlatform();
  const { problem, verdict, answers } = round;
  const questionId = useId();
  const question = useRef<HTMLParagraphElement>(null);
  const isChoosing = answeredBy === 'choosing';
  const choices = isChoosing ? copy.round.options(problem.options) : '';

  useEffect(() => {
    // The start button had the focus and is gone, and a key still held down must not answer.
    if (isChoosing) question.current?.focus();
  }, [isChoosing]);

  return (
    <>
      <span
        aria-hidden
        className={styles['sand']}
        data-warning={secondsLeft <= config.warningSeconds || undefined}
      >
        <span style={{ transform: `scaleX(${secondsLeft / config.seconds})` }} />
      </span>
      <Question ref={question} id={questionId} tabIndex={-1} aria-description={choices}>
        {problem.question}
      </Question>
      <Verdict answer={verdict && (answers.at(-1) ?? null)} />
      {isChoosing ? (
        <AnswerOptions problem={problem} given={verdict?.answer ?? null} onAnswer={answer} />
      ) : (
        <AnswerForm
          questionId={questionId}
          turn={answers.length - (verdict ? 1 : 0)}
          label={copy.round.answer}
          submitLabel={copy.round.enter}
          emptyMessage={copy.round.emptyAnswer}
          locked={verdict !== null}
          onAnswer={answer}
        />
      )}
      {purpose === 'fun' && <p className={styles['note']}>{copy.round.purpose.fun}</p>}
      {/* Guests were told before the round. */}
      <div role="status" className={styles['region']}>
        {purpose === 'unchecked' && auth.status === 'in' && (
          <p className={styles['note']}>{copy.round.purpose.unchecked}</p>
        )}
      </div>
      <Counters score={scoreOf(answers)} />
      <VisuallyHidden aria-live="polite" translate="no">
        {!verdict && answers.length > 0 && [problem.question, choices].filter(Boolean).join('. ')}
      </VisuallyHidden>
    </>
  );
}
