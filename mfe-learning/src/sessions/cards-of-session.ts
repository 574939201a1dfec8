import type { StoredSession, SentCard } from '@ninefold/contracts';
import {
  afterReview,
  cardName,
  cardOfExercise,
  newReviewCard,
  type ExerciseDifficulty,
} from '@ninefold/learning';

/**
 * What a finished session changes in the review queue: each card that was reviewed, by its first answer, and a new card
 * for each exercise that was missed. A placement and a test-out measure, and leave no cards.
 * Each is dated by its answer: what is missed in a game before the session ends is missed after the review.
 * @param now for answers of which the time is not known
 */
export function cardsOfSession({ kind, answers, due }: StoredSession, now: Date): SentCard[] {
  if (kind === 'placement' || kind === 'test_out') return [];
  const cards = new Map<string, SentCard>();
  for (const answer of answers) {
    const name = cardName(cardOfExercise({ ...answer, difficulty: answer.difficulty as ExerciseDifficulty }));
    const reviewed = due.find(({ card }) => card === name);
    if (cards.has(name)) continue;
    const at = answer.answered_at ? new Date(answer.answered_at) : now;
    const missed = !answer.correct;
    if (reviewed) cards.set(name, { ...afterReview(reviewed, { ...answer, card: name }, at), missed });
    else if (missed) cards.set(name, { ...newReviewCard(name, at), missed });
  }
  return [...cards.values()];
}
