import { useQuery } from '@tanstack/react-query';
import type { LearningAnswer } from '@ninefold/contracts';
import { translateOf } from '@ninefold/ui';
import { givenAnswerText, rightAnswerText } from '../../math/answer-text';
import { Blocks } from '../../math/Blocks';
import { givenText } from '../../math/given-text';
import { RichText } from '../../math/RichText';
import { Steps } from '../../math/Steps';
import { exerciseQuery } from '../exercise-query';
import { copy } from '../copy';
import styles from './MissedExercises.module.css';

const words = copy.results;

/** Missed exercises with the given and the right answer. Their solutions are collapsed. */
export function MissedExercises({ answers }: { answers: readonly LearningAnswer[] }) {
  const missed = answers.filter(({ correct }) => !correct);
  return (
    <section className={styles['section']} aria-labelledby="missed-heading">
      <h2 id="missed-heading" className={styles['heading']}>
        {words.missed}
      </h2>
      {missed.length === 0 && <p className={styles['soft']}>{words.missedNone}</p>}
      {missed.map((answer) => (
        <Missed key={answer.id} answer={answer} />
      ))}
    </section>
  );
}

function Missed({ answer }: { answer: LearningAnswer }) {
  const { given, chosen } = answer;
  const { data: exercise } = useQuery(exerciseQuery(answer));
  if (!exercise) return null;
  const text = givenText(exercise.answer, given);
  return (
    <details className={styles['missed']}>
      <summary className={styles['summary']}>
        <Blocks blocks={exercise.prompt.filter(({ kind }) => kind !== 'drawing')} />
        <p className={styles['soft']}>
          {given === '' && <span>{words.noAnswer}</span>}
          {given !== '' && !chosen && (
            <span>
              <span>{words.yourAnswer}</span> <span translate={translateOf(text)}>{text}</span>
            </span>
          )}
          {given !== '' && chosen && (
            <span>
              <span>{words.yourChoice}</span> <RichText text={givenAnswerText(exercise.answer, given)} />
            </span>
          )}
        </p>
        <p>
          {words.rightAnswer}{' '}
          <strong>
            <RichText text={rightAnswerText(exercise.answer)} />
          </strong>
        </p>
      </summary>
      <div className={styles['solution']}>
        <Steps steps={exercise.solution} />
      </div>
    </details>
  );
}
