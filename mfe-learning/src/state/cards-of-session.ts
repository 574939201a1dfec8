import type { KeptSession, ReviewCard } from 'shared-contracts';
import { afterReview, cardName, cardOfExercise, newReviewCard, type Difficulty } from 'shared-learning';

/**
 * What a finished session changes in the review queue: each card that was reviewed, by its first answer, and a new card
 * for each exercise that was missed. A placement and a test-out measure, and leave no cards.
 */
export function cardsOfSession({ kind, answers, due }: KeptSession, now: Date): ReviewCard[] {
  if (kind === 'placement' || kind === 'test_out') return [];
  const cards = new Map<string, ReviewCard>();
  for (const answer of answers) {
    const name = cardName(cardOfExercise({ ...answer, difficulty: answer.difficulty as Difficulty }));
    const reviewed = due.find(({ card }) => card === name);
    if (cards.has(name)) continue;
    if (reviewed) cards.set(name, afterReview(reviewed, { ...answer, card: name }, now));
    else if (!answer.correct) cards.set(name, newReviewCard(name, now));
  }
  return [...cards.values()];
}
