import type { LearningAnswer } from '@ninefold/contracts';
import { type Grade, Rating } from 'ts-fsrs';
import type { ExerciseDifficulty } from '../exercise/exercise';
import { difficultyOf, readCardName } from './card-name';

export type ReviewedAnswer = Pick<LearningAnswer, 'correct' | 'helped' | 'chosen' | 'seconds' | 'difficulty'>;

/**
 * How well it was remembered: missed or helped is forgotten; slow or chosen from options is hard; quick is easy. Facts
 * should be known by heart, so they have less time than exercises.
 */
export function gradeOf(card: string, answer: ReviewedAnswer): Grade {
  const { correct, helped, chosen, seconds } = answer;
  if (!correct || helped) return Rating.Again;
  const [quick, slow] = paceOf(card, difficultyOf(answer));
  if (chosen || seconds > slow) return Rating.Hard;
  return seconds <= quick ? Rating.Easy : Rating.Good;
}

function paceOf(card: string, difficulty: ExerciseDifficulty): readonly [quick: number, slow: number] {
  const subject = readCardName(card);
  if (subject?.kind === 'skill') return [8 + 4 * difficulty, 45 + 25 * difficulty];
  // Single digits are known by heart; larger numbers have to be calculated.
  return subject && subject.left < 10 ? [3, 10] : [6, 20];
}
