export interface QuizScore {
  readonly answered: number;
  readonly correct: number;
  readonly incorrect: number;
  /** Rounded percentage; 0 before the first answer. */
  readonly accuracy: number;
  /** At least 85% correct, before rounding. */
  readonly mastered: boolean;
}

const MASTERY_PERCENT = 85;

export function scoreAnswers(answers: readonly boolean[]): QuizScore {
  const answered = answers.length;
  const correct = answers.filter(Boolean).length;
  return {
    answered,
    correct,
    incorrect: answered - correct,
    accuracy: answered === 0 ? 0 : Math.round((100 * correct) / answered),
    mastered: answered > 0 && 100 * correct >= MASTERY_PERCENT * answered,
  };
}
