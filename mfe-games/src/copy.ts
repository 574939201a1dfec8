/** Every text of this remote that a person reads or hears. */
import type { GridGame } from 'shared-contracts';
import type { Difficulty } from 'shared-puzzle-engine';

export const LOADING = 'Loading...';
export const LOADING_PUZZLE = 'Loading puzzle...';

export const PART_FAILED = 'That could not be loaded. Please check the connection and try again.';

export const GRID_COPY = {
  back: 'Back to puzzle games',
  practiceTitle: 'Practice',
  timer: 'Time',
  mute: 'Mute sounds',
  unmute: 'Unmute sounds',
  board: (title: string) => `${title} board`,
  digits: 'Digits',
  clear: 'Clear',
  submit: 'Submit',
  undo: 'Undo',
  pencil: 'Pencil marks',
  clearPuzzle: 'Clear Puzzle',
  newPuzzle: 'New Puzzle',
  scratchpad: 'Scratchpad',
  getHint: 'Get Hint',
  fillEveryCell: 'Fill all nine cells first.',
} as const;

export const CELL_COPY = {
  position: (row: number, column: number) => `Row ${row}, column ${column}`,
  empty: 'empty',
  given: 'given',
  correct: 'correct',
  wrong: 'wrong',
  invalid: 'repeated digit',
  pencilMarks: (digits: readonly number[]) => `pencil marks ${digits.join(' ')}`,
  target: (line: 'row' | 'column', numbers: string) => `${line} target ${numbers}`,
  kindOfTarget: (operation: 'sum' | 'product', number: number) => `${operation} ${number}`,
} as const;

export const TARGET_COPY = {
  sum: 'sum',
  product: 'product',
  line: (line: 'row' | 'column', number: number) => `${line === 'row' ? 'Row' : 'Column'} ${number}`,
  open: 'open',
  reached: 'reached',
  over: 'over',
  under: 'under',
} as const;

interface ResultWords {
  readonly right: string;
  readonly wrong: string;
}

const ANSWERS: ResultWords = {
  right: 'Excellent! All correct answers!',
  wrong: 'Some answers are incorrect. Check the red squares!',
};

export const RESULT_BANNERS: Readonly<Record<GridGame, ResultWords>> = {
  sum_grid: ANSWERS,
  multiplication_grid: ANSWERS,
  combined_grid: {
    right: 'Excellent! All constraints satisfied!',
    wrong: 'Some constraints not met. Check the red squares!',
  },
};

export const HINT_COPY = {
  added: 'Hint added! Blue squares show the correct answers.',
  left: (count: number) => (count === 1 ? '1 hint left' : `${count} hints left`),
} as const;

const LEVELS: Readonly<Record<Difficulty, string>> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

export const PRACTICE_COPY = {
  difficulty: 'Difficulty: how many digits are given',
  level: (level: Difficulty, givens: number) => `${LEVELS[level]}: ${givens} given`,
  fromTheNext: (level: Difficulty) => `${LEVELS[level]} from the next New Puzzle on.`,
} as const;

export const CLEAR_PUZZLE_COPY = {
  title: 'Clear Puzzle',
  question: 'Are you sure you want to clear the puzzle? This will remove all your entered numbers.',
  confirm: 'Yes, clear it',
  cancel: 'Cancel',
} as const;

export const COMPLETION_COPY = {
  title: 'Puzzle complete!',
  replayTitle: 'Solved again!',
  time: 'Time',
  hints: 'Hints used',
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

export const DAILY_COMPLETE_COPY = {
  title: 'Daily Challenge Complete!',
  yourTime: (time: string) => `You solved today's puzzle in ${time}.`,
  next: 'Next challenge in',
  links: 'More to play',
  hours: 'hours',
  minutes: 'minutes',
  seconds: 'seconds',
  resets: 'Puzzles reset at midnight EST.',
  practice: 'Practice Mode',
  hub: 'Puzzle Games',
  dashboard: 'Dashboard',
  newDay: "It is midnight in New York: here is today's new puzzle.",
} as const;

export const SCRATCHPAD_COPY = {
  title: 'Scratchpad',
  surface: 'Drawing area',
  clear: 'Clear',
  close: 'Close',
} as const;

export const HUB_COPY = {
  title: 'Puzzle Games',
  lead: 'Nine cells, nine digits, one way to fit them. A new daily challenge for each game, and as much practice as you like.',
  daily: 'Daily Challenge',
  practice: 'Play for Fun',
  doneToday: 'Done for today',
  dashboard: 'Go to Dashboard',
  more: 'More to play',
  games: {
    sum_grid: 'Place 1 to 9 so that every row and column adds up to its target.',
    multiplication_grid: 'Place 1 to 9 so that every row and column multiplies to its target.',
    combined_grid: 'Meet the sums and the products at once, from an empty grid.',
  },
  featuresTitle: 'What you get',
  features: [
    'A new puzzle for everyone at midnight EST',
    'Exactly one solution: never a guess',
    'Undo, pencil marks and a scratchpad',
    'Full play by touch, keyboard and screen reader',
  ],
  benefitsTitle: 'Why it helps',
  benefits: [
    ['Quicker mental arithmetic', 'Sums and products of three digits become familiar friends.'],
    ['Logical thinking', 'Each digit you place rules others out: you learn to look for what must be.'],
    ['A few minutes a day', 'One short puzzle keeps the habit, and the streak, alive.'],
  ],
} as const;
