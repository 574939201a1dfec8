import type { Answer } from 'shared-contracts';
import { Link } from 'shared-platform';
import { isCorrect } from './answers';
import { copy } from './copy';
import styles from './ReviewNote.module.css';

/** Where the misses of a saved run come back. A question that nobody answered is no miss. */
export function ReviewNote({ answers }: { answers: readonly Answer[] }) {
  const hasMisses = answers.some((answer) => answer.answer !== null && !isCorrect(answer));
  if (!hasMisses) return null;
  return (
    <p className={styles['note']}>
      {copy.comesBack}{' '}
      <Link to="/practice?kind=review" className={styles['link']}>
        {copy.toReview}
      </Link>
    </p>
  );
}
