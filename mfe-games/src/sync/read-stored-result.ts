import {
  DRILL_GAMES,
  GRID_GAMES,
  read,
  TIMED_ROUND_GAMES,
  type Answer,
  type FinishedDaily,
  type FinishedDrill,
  type FinishedPractice,
  type FinishedResult,
  type FinishedTimedRound,
  type SavedDaily,
  type Standing,
  type StoredResult,
} from '@ninefold/contracts';

const seconds = read.amount(1e9);

const instant: read.Reader<string> = (value, path) => {
  const text = read.text(value, path);
  if (Number.isNaN(Date.parse(text))) throw new TypeError(`${path} is not an instant`);
  return text;
};

const anyResult = { id: read.text, completion_time_seconds: seconds, finished_at: instant };
const filled = read.integers(9, 1, 9);

const quizResult = {
  ...anyResult,
  score: seconds,
  accuracy: read.amount(100),
  answered_by: read.oneOf(['choosing', 'typing']),
  answers: read.list(
    read.object<Answer>({
      question: read.text,
      correct_answer: read.number,
      answer: read.nullable(read.number),
      milliseconds: read.amount(8e15),
    }),
  ),
};

const RESULT_READERS: {
  readonly [Kind in FinishedResult['kind']]: read.Reader<Extract<FinishedResult, { kind: Kind }>>;
} = {
  daily: read.object<FinishedDaily>({
    ...anyResult,
    kind: read.oneOf(['daily']),
    game_type: read.oneOf(GRID_GAMES),
    day_key: read.text,
    grid: filled,
  }),
  practice: read.object<FinishedPractice>({
    ...anyResult,
    kind: read.oneOf(['practice']),
    game_type: read.oneOf(GRID_GAMES),
    givens: read.integers(9, 0, 9),
    grid: filled,
    hints_used: read.amount(9),
  }),
  timed_round: read.object<FinishedTimedRound>({
    ...quizResult,
    kind: read.oneOf(['timed_round']),
    game_type: read.oneOf(TIMED_ROUND_GAMES),
    ticket: read.optional(read.text),
  }),
  drill: read.object<FinishedDrill>({
    ...quizResult,
    kind: read.oneOf(['drill']),
    game_type: read.oneOf(DRILL_GAMES),
  }),
};

const readResult: read.Reader<FinishedResult> = (value, path = 'result') => {
  const { kind } = read.object<Pick<FinishedResult, 'kind'>>({
    kind: read.oneOf(['daily', 'practice', 'timed_round', 'drill']),
  })(value, path);
  return RESULT_READERS[kind](value, path);
};

export const readSavedDaily = read.object<SavedDaily>({
  completion_time_seconds: seconds,
  time_verified: read.flag,
  xp_earned: seconds,
  total_xp: seconds,
  current_streak: seconds,
});

export const readStanding = read.object<Standing>({
  personal_best: read.nullable(seconds),
  previous_best: read.nullable(seconds),
  verified: read.optional(read.flag),
});

/** @throws TypeError for a record that cannot be shown and sent */
export const readStoredResult = read.object<StoredResult>({
  owner: read.text,
  state: read.oneOf(['pending', 'saved', 'rejected']),
  result: readResult,
  begunByGuest: read.optional(read.flag),
  claimedBy: read.optional(read.text),
  fullOn: read.optional(read.text),
  daily: read.optional(readSavedDaily),
  standing: read.optional(readStanding),
});
