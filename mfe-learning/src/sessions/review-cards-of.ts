import type { StoredSession, SentCard } from '@ninefold/contracts';
import {
  afterReview,
  cardName,
  reviewCardFor,
  newReviewCard,
  type ExerciseDifficulty,
} from '@ninefold/learning';

/**
 * The changes of a finished session to the review queue: each reviewed card by its first answer, and a new card per
 * missed exercise. Placements and test-outs leave no cards. Cards are dated by their answers, because the same fact can
 * be missed in a game before the session ends.
 * @param now for answers without a time
 */
export function reviewCardsOf({ kind, answers, due }: StoredSession, now: Date): SentCard[] {
  if (kind === 'placement' || kind === 'test_out') return [];
  const cards = new Map<string, SentCard>();
  for (const answer of answers) {
    const name = cardName(reviewCardFor({ ...answer, difficulty: answer.difficulty as ExerciseDifficulty }));
    const reviewed = due.find(({ card }) => card === name);
    if (cards.has(name)) continue;
    const at = answer.answered_at ? new Date(answer.answered_at) : now;
    const missed = !answer.correct;
    if (reviewed) cards.set(name, { ...afterReview(reviewed, { ...answer, card: name }, at), missed });
    else if (missed) cards.set(name, { ...newReviewCard(name, at), missed });
  }
  return [...cards.values()];
}
