import type { DatedAnswer, SentCard, StoredSession } from '@ninefold/contracts';
import { afterReview, cardName, cardOfMiss, newReviewCard } from '@ninefold/learning';

/**
 * The changes of a finished session to the review queue: each reviewed card by its first answer, and a card per missed
 * skill and mistake. Placements and test-outs leave no cards. Cards are dated by their answers, because the same fact
 * can be missed in a game before the session ends.
 * @param now for answers without a time
 */
export function reviewCardsOf(session: StoredSession, now: Date): SentCard[] {
  if (session.kind === 'placement' || session.kind === 'test_out') return [];
  const timeOf = ({ answered_at: at }: DatedAnswer) => (at ? new Date(at) : now);
  const cards = new Map<string, SentCard>();
  for (const { card, answer } of firstReviews(session)) {
    cards.set(card.card, { ...afterReview(card, answer, timeOf(answer)), missed: !answer.correct });
  }
  const reviewed = new Set(cards.keys());
  const reviewedSkills = new Set(firstReviews(session).map(({ answer }) => answer.skill));
  for (const answer of session.answers) {
    const name = cardName(cardOfMiss(answer));
    // The reviewed card stands for a miss whose mistake is unknown.
    const isKnown = answer.mistake !== undefined || !reviewedSkills.has(answer.skill);
    if (answer.correct || reviewed.has(name) || !isKnown) continue;
    cards.set(name, { ...newReviewCard(name, timeOf(answer), answer.difficulty), missed: true });
  }
  return [...cards.values()];
}

function firstReviews({ due, answers }: StoredSession) {
  return due.flatMap((card) => {
    const answer = answers.find((one) => one.card === card.card);
    return answer ? [{ card, answer }] : [];
  });
}
