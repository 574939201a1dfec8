/** Texts of the Addition drill. */
export const copy = {
  subtitle: '20 problems',
  progress: 'Progress',
  problem: (number: number, count: number) => `Problem ${number} of ${count}`,
  answer: 'Your answer',
  submit: 'Submit',
  emptyAnswer: 'Type your answer first.',
  exit: 'Exit Practice',
  score: (correct: number, count: number) => `${correct}/${count}`,
  masteredTitle: 'Congratulations!',
  passed: 'You know single-digit addition well. What you missed is below.',
  passedAll: 'All 20 right: you know single-digit addition by heart.',
  practisedTitle: 'Practice complete',
  practised: '17 of 20 right is a pass. Look at the ones you missed, then have another go.',
  continueLearning: 'Continue Learning',
  tryAgain: 'Try Again',
  dashboard: 'Back to Dashboard',
  /** Where a guest has no dashboard. */
  hub: 'Go Back to Puzzles',
} as const;
