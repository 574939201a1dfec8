import { useId } from 'react';
import type { Answer } from '@ninefold/contracts';
import { ProgressBar, VisuallyHidden } from '@ninefold/ui';
import { AnswerForm } from '../round/AnswerForm';
import { scoreOf } from '../round/answers';
import { Counters } from '../round/Counters';
import { Question, Verdict } from '../round/Question';
import { copy } from './drill-copy';
import styles from './DrillPractice.module.css';
import { useDrill } from './use-drill';

export interface DrillPracticeProps {
  onFinish(answers: readonly Answer[]): void;
}

export function DrillPractice({ onFinish }: DrillPracticeProps) {
  const { count, number, question, verdict, answers, answer } = useDrill(onFinish);
  const questionId = useId();
  const position = copy.problem(number, count);

  return (
    <>
      <div className={styles['progress']}>
        <p>{position}</p>
        <ProgressBar label={copy.progress} value={answers.length} max={count} valueText={position} />
      </div>
      <Question id={questionId}>{question}</Question>
      <Verdict answer={verdict} />
      <AnswerForm
        questionId={questionId}
        turn={number}
        label={copy.answer}
        submitLabel={copy.submit}
        emptyMessage={copy.emptyAnswer}
        locked={verdict !== null}
        onAnswer={answer}
      />
      <Counters score={scoreOf(answers)} />
      <VisuallyHidden aria-live="polite" translate="no">
        {!verdict && answers.length > 0 && question}
      </VisuallyHidden>
    </>
  );
}
