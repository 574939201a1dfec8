import { useQuery } from '@tanstack/react-query';
import type { WrongAttempt } from '@ninefold/learning';
import { Blocks } from '../../math/Blocks';
import { givenAnswerText } from '../../math/answer-text';
import { RichText } from '../../math/RichText';
import { refutationQuery } from '../exercise-query';
import { usePlayedSession } from '../use-session';
import { copy } from './copy';
import styles from './Support.module.css';

/** Another exercise in which the same mistake leads to a contradiction. Nothing where none is known. */
export function WhereItLeads({ tried }: { tried: WrongAttempt }) {
  const { session } = usePlayedSession();
  const { data: refutation } = useQuery(refutationQuery(session, tried));
  if (!refutation) return null;
  const { exercise, mistake, contradiction } = refutation;
  return (
    <details className={styles['leads']}>
      <summary className={styles['summary']}>{copy.leads}</summary>
      <div className={styles['part']}>
        <p>{copy.leadsIn}</p>
        <Blocks blocks={exercise.prompt} />
        <p>
          {copy.leadsTo}{' '}
          <strong>
            <RichText text={givenAnswerText(exercise.answer, mistake.given)} />
          </strong>
          . <RichText text={contradiction} />
        </p>
      </div>
    </details>
  );
}
