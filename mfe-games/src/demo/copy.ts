/** Texts of the demo hub and the demos. */
export const copy = {
  title: 'Daily Challenge Demo',
  lead: 'Puzzles to try, with nothing to sign up for. Each has exactly one solution.',
  play: 'Try Demo',
  subtitle: 'Demo',
  back: 'Back to all demos',
  hint: (row: number, column: number, digit: number) => `Hint: row ${row}, column ${column} is ${digit}.`,
  tryAgain: 'Try again!',
  playAgain: 'Play Again',
  joinTitle: 'A new one every day',
  join: 'The daily challenge changes at midnight EST. With a free account your results and your streak are kept.',
  signUp: 'Sign Up for Free',
  getElite: 'Get Elite Access',
  daily: "Play Today's Puzzle",
} as const;
