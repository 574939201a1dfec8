import type { ReviewCard } from '@ninefold/contracts';
import type { Random } from 'shared-puzzle-engine';
import { type CardSubject, difficultyOf, readCardName } from '../review/card-name';
import { exerciseOfFact, skillOf } from '../review/fact-skill';
import { type NextExercise, SESSION_LENGTH, type SessionState, unusedSeed } from './session';
import { lessonsShown } from './support';

/**
 * A review: the due cards, most urgent first, each once with fresh numbers. Two cards of one skill do not follow each
 * other if another card is left. Cards that the session does not reach stay due.
 */
export function chooseReview(session: Reviewed, random: Random): NextExercise | null {
  const { answers } = session;
  if (answers.length >= SESSION_LENGTH) return null;
  const open = openCards(session);
  const last = answers.at(-1)?.skill;
  const next = open.find(({ subject }) => skillOf(subject) !== last) ?? open[0];
  if (!next) return null;
  const { subject, card } = next;
  const fresh = { difficulty: difficultyOf(card), seed: unusedSeed(answers, random) };
  const exercise = subject.kind === 'fact' ? exerciseOfFact(subject) : { skill: subject.skill, ...fresh };
  return { ...exercise, why: 'due', card: card.card };
}

type Reviewed = Pick<SessionState, 'due' | 'answers'>;

/** Exercises answered, plus the cards that the review can still reach. */
export function reviewLength(session: Reviewed): number {
  const { length: answered } = session.answers;
  return Math.max(answered, Math.min(SESSION_LENGTH, answered + openCards(session).length));
}

interface OpenCard {
  readonly card: ReviewCard;
  readonly subject: CardSubject;
}

/** Cards not asked yet whose name this build knows. Cards of a skill whose lesson was just shown wait for another review. */
function openCards({ due = [], answers }: Reviewed): readonly OpenCard[] {
  const answered = new Set(answers.map(({ card }) => card));
  const resting = lessonsShown(answers);
  return due.flatMap((card) => {
    const subject = answered.has(card.card) ? null : readCardName(card.card);
    return subject && !resting.includes(skillOf(subject)) ? [{ card, subject }] : [];
  });
}
