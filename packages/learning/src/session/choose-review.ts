import type { ReviewCard } from '@ninefold/contracts';
import type { Random } from 'shared-puzzle-engine';
import type { ExerciseDifficulty } from '../exercise/exercise';
import { cardName, readCardName } from '../review/card-name';
import { reviewCardFor, exerciseForCard, isFactSkill } from '../review/fact-skill';
import { missedSkills, type NextExercise, SESSION_LENGTH, type SessionState, unusedSeed } from './session';

/**
 * A review: the due cards, longest due first, each once; then another exercise for each skill that was missed again.
 * Cards that the session does not reach stay due.
 */
export function chooseReview({ due = [], answers }: SessionState, random: Random): NextExercise | null {
  if (answers.length >= SESSION_LENGTH) return null;
  const [next] = openCards({ due, answers });
  const missed = missedSkills(answers).filter(({ skill }) => !isFactSkill(skill));
  const atEnd = !next || answers.length >= SESSION_LENGTH;
  const back = missed.find(({ isDueAgain }) => isDueAgain) ?? (atEnd ? missed[0] : undefined);
  if (back) {
    const difficulty = Math.max(1, back.difficulty - 1) as ExerciseDifficulty;
    return { skill: back.skill, difficulty, seed: unusedSeed(answers, random), why: 'missed' };
  }
  if (atEnd) return null;
  const subject = readCardName(next.card);
  return subject && { ...exerciseForCard(subject), why: 'due' };
}

type Reviewed = Pick<SessionState, 'due' | 'answers'>;

/** Exercises answered, plus the cards that the review can still reach. */
export function reviewLength(session: Reviewed): number {
  const { length: answered } = session.answers;
  return Math.max(answered, Math.min(SESSION_LENGTH, answered + openCards(session).length));
}

/** Cards not asked yet whose skill this build knows. */
function openCards({ due = [], answers }: Reviewed): readonly ReviewCard[] {
  const answered = new Set(
    answers.map(({ skill, difficulty, seed }) =>
      cardName(reviewCardFor({ skill, difficulty: difficulty as ExerciseDifficulty, seed })),
    ),
  );
  return due.filter(({ card }) => readCardName(card) && !answered.has(card));
}
