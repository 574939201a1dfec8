import type { Answer } from '@ninefold/contracts';
import { isCorrect } from './answers';
import { copy } from './copy';
import styles from './ReviewNote.module.css';

/**
 * The misses of a saved run come back a day later at the latest, as many as the server makes cards of. There is no link:
 * today's review need not have one of them. A question without an answer is no miss.
 */
export function ReviewNote({ answers }: { answers: readonly Answer[] }) {
  const hasMisses = answers.some((answer) => answer.answer !== null && !isCorrect(answer));
  return hasMisses && <p className={styles['note']}>{copy.comesBack}</p>;
}
