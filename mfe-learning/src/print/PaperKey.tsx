import type { Exercise, Step } from '@ninefold/learning';
import { Drawing } from '../drawings/Drawing';
import { rightAnswerText } from '../math/answer-text';
import { Formula } from '../math/Formula';
import { RichText } from '../math/RichText';
import styles from './PrintSkill.module.css';

/** The answer of each exercise with the steps that lead to it. */
export function PaperKey({ exercises }: { exercises: readonly Exercise[] }) {
  return (
    <ol className={styles['answers']}>
      {exercises.map(({ answer, solution }, at) => (
        <li key={at}>
          <p>
            <strong>
              <RichText text={rightAnswerText(answer)} />
            </strong>
          </p>
          <ol className={styles['steps']}>
            {solution.map((step, index) => (
              <li key={index}>
                <PaperStep step={step} />
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

/** On one line if it fits, with its drawing below. */
function PaperStep({ step: { text, show } }: { step: Step }) {
  return (
    <>
      <RichText text={text} />
      {show?.kind === 'math' && (
        <span className={styles['result']}>
          <Formula math={show.math} />
        </span>
      )}
      {show?.kind === 'drawing' && (
        <div className={styles['figure']}>
          <Drawing drawing={show.drawing} />
        </div>
      )}
      {show?.kind === 'text' && (
        <span className={styles['result']}>
          <RichText text={show.text} />
        </span>
      )}
    </>
  );
}
