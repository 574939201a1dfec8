export interface RoundScore {
  readonly attempted: number;
  readonly correct: number;
  readonly incorrect: number;
  /** Rounded percent, 0 to 100; 0 before the first answer. */
  readonly accuracy: number;
  /** At least 85 % are correct, before rounding. */
  readonly mastered: boolean;
}

const MASTERY_PERCENT = 85;

/** The score of a drill or a mental-math round, from whether each answer so far was correct. */
export function scoreRound(answers: readonly boolean[]): RoundScore {
  const attempted = answers.length;
  const correct = answers.filter(Boolean).length;
  return {
    attempted,
    correct,
    incorrect: attempted - correct,
    accuracy: attempted === 0 ? 0 : Math.round((100 * correct) / attempted),
    mastered: attempted > 0 && 100 * correct >= MASTERY_PERCENT * attempted,
  };
}
