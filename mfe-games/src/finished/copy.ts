export const copy = {
  title: 'Puzzle complete!',
  replayTitle: 'Solved again!',
  time: 'Time',
  hints: 'Hints used',
  newPracticePuzzle: 'New Practice Puzzle',
  tryAgain: 'Try Again',
  dashboard: 'Go Back to Dashboard',
  /** For guests, who have no dashboard. */
  hub: 'Go Back to Puzzles',
  more: 'More',
  replayNote: 'This round was for fun. Your first time today is the one that counts.',
  forFun: (time: string) => `Try Again is just for fun: your first time of ${time} still counts.`,

  kept: {
    guest: {
      stored: 'Kept on this device only.',
      blocked:
        'Your browser is not saving data for this site, so this result is lost when you close or reload the page.',
    },
    pending: {
      stored: 'Kept on this device. It is sent to your account as soon as the connection allows.',
      blocked: 'Keep this page open. Your result is sent to your account as soon as the connection allows.',
    },
    saved: { stored: 'Saved to your account.', blocked: 'Saved to your account.' },
    rejected: {
      stored: 'The server did not accept this result. It stays on this device.',
      blocked: 'The server did not accept this result. It is lost when you close or reload the page.',
    },
  },

  guestPrompt: {
    title: 'Save your score',
    body: 'Create a free account or sign in, and your results and your streak are kept.',
    createAccount: 'Create Account',
    signIn: 'Sign In',
  },

  morePuzzles: {
    title: 'Want Unlimited Puzzles?',
    body: 'With a free account you get a new puzzle whenever you like, and your scores are saved.',
    signUp: 'Sign Up for Free',
    signIn: 'Sign In',
    later: 'Maybe Later',
  },
} as const;
