import { FREE_SESSIONS_TEXT, type GridGame, type TimedRoundGame } from '@ninefold/contracts';

/** `figure` shows a valid line of the game. */
type GameWords = Readonly<Record<'figure' | 'text', string>>;

/** A game that is missing here shows its sign and its rule. */
const games: Partial<Readonly<Record<GridGame | TimedRoundGame, GameWords>>> = {
  sum_grid: {
    figure: '2 + 7 + 6 = 15',
    text: 'Fill the grid so that every row and column adds up to its target.',
  },
  multiplication_grid: {
    figure: '4 × 9 × 2 = 72',
    text: 'The same grid, with products: think in factors.',
  },
  combined_grid: {
    figure: '4 9 2   Σ15 ×72',
    text: 'Sums and products together, with no digit given to start from.',
  },
  mental_math_speed: {
    figure: '12 × 7 = 84',
    text: 'Sixty seconds of quick questions, four answers each.',
  },
};

export const copy = {
  title: ['Nine cells.', 'Nine digits.', 'Three grids a day.'],
  lead: 'Place 1 to 9 so that every row and every column comes out right. Everyone gets the same grids, and new ones come at midnight EST.',
  playToday: "Play today's Sum Grid",
  playNote: 'No account needed.',
  startFree: 'Start Learning Free',
  tryDemo: 'Try Demo',
  demoNote: 'Three demo puzzles, one for each grid. You need no account to play them.',
  gridLabel: 'A solved Sum Grid: in every row and every column, the three digits add up to 15.',
  technique: {
    title: 'Try one step',
    lead: 'Every digit in a grid has a reason. Here is the first one to learn: the last open cell of a row.',
    question: 'This row adds up to 15. Which digit belongs in the empty cell?',
    row: (given: number | null) => `A row: 2, ${given ?? 'an empty cell'}, 6. Its target is 15.`,
    keys: 'Your digit',
    right: 'Yes. 2 + 6 is 8, and 15 − 8 is 7. Only one digit fits, so there is nothing to guess.',
    wrong: (given: number, sum: number, isOver: boolean) =>
      `Not ${given}: 2 + ${given} + 6 is ${sum}, which is ${isOver ? 'more' : 'less'} than 15. What is missing from 2 + 6?`,
    used: (given: number) =>
      `Not ${given}: it is in this row already, and each digit is used once. What is missing from 2 + 6?`,
    play: 'Use it on today’s grid',
    book: 'Open the technique book',
  },
  blurbs: [
    {
      title: 'Five minutes, well spent',
      text: 'Short enough for the bus, deep enough to think about on the way home. Thumb, keyboard or screen reader: all play the same game.',
    },
    {
      title: 'Unlimited practice',
      text: 'When the daily grid is done, play for fun, with a hint when you are stuck: one new puzzle a day for each grid, and as many as you like with a free account.',
    },
    {
      title: 'A streak you can trust',
      text: 'With an account, the server checks your answers, measures your times and keeps every finished grid.',
    },
  ],
  gamesTitle: 'Four ways to play with numbers',
  play: (game: string) => `Play ${game}`,
  games,
  closingTitle: "Today's grid is waiting",
  closingText: `An account is free. It keeps your results, your streak and your level. ${FREE_SESSIONS_TEXT}.`,
  closingAction: 'Create a free account',
} as const;
