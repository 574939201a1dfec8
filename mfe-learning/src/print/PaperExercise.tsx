import type { Answer, Exercise } from '@ninefold/learning';
import { Blocks } from '../math/Blocks';
import { translateOf } from '@ninefold/ui';
import { RichText } from '../math/RichText';
import { copy } from './copy';
import styles from './PrintSkill.module.css';

/** An exercise with space for its answer, or with its options. */
export function PaperExercise({ exercise: { prompt, answer } }: { exercise: Exercise }) {
  return (
    <li className={styles['exercise']}>
      <Blocks blocks={prompt} />
      <AnswerPlace answer={answer} />
    </li>
  );
}

function AnswerPlace({ answer }: { answer: Answer }) {
  switch (answer.kind) {
    case 'choice':
      return (
        <ul className={styles['options']}>
          {answer.options.map(({ text }) => (
            <li key={text}>
              <RichText text={text} />
            </li>
          ))}
        </ul>
      );
    case 'pair':
      return (
        <p className={styles['answer']}>
          {answer.names.map((name) => (
            <Line key={name} before={`${name} =`} />
          ))}
        </p>
      );
    case 'number':
      return (
        <p className={styles['answer']}>
          <Line before={copy.answer} after={answer.unit} />
        </p>
      );
    case 'expression':
      return (
        <p className={styles['answer']}>
          <Line before={copy.answer} />
        </p>
      );
  }
}

/** A line to write on. */
function Line({ before, after }: { before: string; after?: string | undefined }) {
  return (
    <span className={styles['line']}>
      <span translate={translateOf(before)}>{before}</span>
      <span className={styles['room']} />
      <span translate={translateOf(after ?? '')}>{after}</span>
    </span>
  );
}
