import { useId } from 'react';
import { ProgressBar, VisuallyHidden } from 'shared-ui';
import { DRILL_COPY } from './copy';
import { AnswerForm } from '../quiz/AnswerForm';
import { scoreOf, type Attempt } from '../quiz/answers';
import { Counters } from '../quiz/Counters';
import { Question } from '../quiz/Question';
import { Verdict } from '../quiz/Verdict';
import styles from './DrillPractice.module.css';
import { useDrill } from './use-drill';

export interface DrillPracticeProps {
  /** Begun by a press on this screen: the player goes straight on typing. */
  isRepeat: boolean;
  onFinish(attempts: readonly Attempt[]): void;
}

export function DrillPractice({ isRepeat, onFinish }: DrillPracticeProps) {
  const { count, number, question, verdict, attempts, answer } = useDrill(onFinish);
  const questionId = useId();
  const place = DRILL_COPY.problem(number, count);

  return (
    <>
      <div className={styles['progress']}>
        <p>{place}</p>
        <ProgressBar label={DRILL_COPY.progress} value={attempts.length} max={count} valueText={place} />
      </div>
      <Question id={questionId}>{question}</Question>
      <Verdict attempt={verdict} />
      <AnswerForm
        questionId={questionId}
        turn={number}
        label={DRILL_COPY.answer}
        submitLabel={DRILL_COPY.submit}
        emptyMessage={DRILL_COPY.emptyAnswer}
        locked={verdict !== null}
        focusAtStart={isRepeat}
        onAnswer={answer}
      />
      <Counters score={scoreOf(attempts)} />
      <VisuallyHidden aria-live="polite">{!verdict && attempts.length > 0 && question}</VisuallyHidden>
    </>
  );
}
