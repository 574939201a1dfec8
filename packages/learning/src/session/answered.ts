import type { LearningAnswer } from '@ninefold/contracts';

/** How many other exercises come between a miss and its return. Without them it would be repeated, not solved. */
const PAUSE = 2;
/** A skill comes back so often in one session; then it rests until another day. */
const RETURNS = 2;

export function wasSolved({ correct, helped }: Pick<LearningAnswer, 'correct' | 'helped'>): boolean {
  return correct && !helped;
}

/** Solved in a row, up to the last answer. */
export function streakOf(answers: readonly LearningAnswer[]): number {
  return answers.length - 1 - answers.findLastIndex((answer) => !wasSolved(answer));
}

export interface Missed {
  readonly skill: string;
  readonly difficulty: number;
  /** Enough others have come since. */
  readonly ripe: boolean;
}

/** The skills whose last answer in this session was not solved, longest ago first. */
export function missedSkills(answers: readonly LearningAnswer[]): Missed[] {
  return [...new Set(answers.map(({ skill }) => skill))]
    .flatMap((skill) => {
      const place = answers.findLastIndex((answer) => answer.skill === skill);
      const misses = answers.filter((answer) => answer.skill === skill && !wasSolved(answer)).length;
      const answer = answers[place];
      if (!answer || wasSolved(answer) || misses > RETURNS) return [];
      return [{ skill, difficulty: answer.difficulty, place, ripe: answers.length - place > PAUSE }];
    })
    .sort((a, b) => a.place - b.place);
}
