/** Texts of what comes over a solved board, and of the offer of an account. */
export const COMPLETION_COPY = {
  title: 'Puzzle complete!',
  replayTitle: 'Solved again!',
  time: 'Time',
  hints: 'Hints used',
  hintCount: (hints: number) => (hints === 0 ? 'no hints' : `${hints} hint${hints === 1 ? '' : 's'}`),
  share: 'Share Results',
  copied: 'Results copied to clipboard!',
  notCopied: 'Your browser did not allow copying. Here is the text:',
  newPracticePuzzle: 'New Practice Puzzle',
  tryAgain: 'Try Again',
  dashboard: 'Go Back to Dashboard',
  replayNote: 'This round was for fun. Your first time today is the one that counts.',
} as const;

export const DELIVERY_COPY = {
  guest: 'Kept on this device only.',
  waiting: 'Kept on this device. It is sent to your account as soon as the connection allows.',
  saved: 'Saved to your account.',
  refused: 'The server did not accept this result. It stays on this device.',
} as const;

export const GUEST_PROMPT_COPY = {
  title: 'Save your score',
  body: 'Create a free account or sign in, and your results and your streak are kept.',
  createAccount: 'Create Account',
  signIn: 'Sign In',
} as const;

export const MORE_PUZZLES_COPY = {
  title: 'Want Unlimited Puzzles?',
  body: 'With a free account you get a new puzzle whenever you like, and your scores are saved.',
  signUp: 'Sign Up for Free',
  signIn: 'Sign In',
  later: 'Maybe Later',
} as const;
