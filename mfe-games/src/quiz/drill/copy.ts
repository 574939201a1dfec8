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
  mastered: 'You have mastered single-digit addition.',
  practisedTitle: 'Practice complete',
  practised: 'At 85% correct it counts as mastered. Look at the ones you missed, then have another go.',
  continueLearning: 'Continue Learning',
  tryAgain: 'Try Again',
  dashboard: 'Back to Dashboard',
} as const;
