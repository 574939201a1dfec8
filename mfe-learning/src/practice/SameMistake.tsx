import { useQuery } from '@tanstack/react-query';
import { Blocks } from '../math/Blocks';
import { givenAnswerText, rightAnswerText } from '../math/answer-text';
import { RichText } from '../math/RichText';
import { Steps } from '../math/Steps';
import { copy } from './copy';
import { refutationQuery } from './exercise-query';
import styles from './Feedback.module.css';
import { usePlayedSession } from './use-session';

const words = copy.sameMistake;

/** After the same known mistake twice, shows an exercise in which it gives an absurd result. */
export function SameMistake({ skill }: { skill: string }) {
  const { session } = usePlayedSession();
  const { data: refutation } = useQuery(refutationQuery(session, skill));
  if (!refutation) return null;
  const { exercise, mistake } = refutation;
  return (
    <section className={styles['solution']} aria-labelledby="same-mistake">
      <h2 id="same-mistake" className={styles['heading']}>
        {words.title}
      </h2>
      <p>{words.lead}</p>
      <Blocks blocks={exercise.prompt} />
      <p>
        {words.thatWay}{' '}
        <strong>
          <RichText text={givenAnswerText(exercise.answer, mistake.given)} />
        </strong>
        . {words.right}{' '}
        <strong>
          <RichText text={rightAnswerText(exercise.answer)} />
        </strong>
        .
      </p>
      <p className={styles['reason']}>
        <RichText text={mistake.reason} />
      </p>
      <Steps steps={exercise.solution} />
    </section>
  );
}
