import type {
  Challenge,
  ChallengeAnswers,
  ChallengeOutcome,
  GridChallenge,
  MyChallenge,
  StartedChallenge,
  StoredMove,
} from '@ninefold/contracts';
import type { answerChallengeCall, ArgsOf } from '@ninefold/contracts/rpc';
import type { RpcRefusal, RpcHandlers } from '@ninefold/web/testing';
import { demoPuzzle, mentalMathProblems } from 'shared-puzzle-engine';

type Answered = ArgsOf<typeof answerChallengeCall>;

export const CODE = 'abcdefghjkmnpqrstvwxyz0123';
export const QUESTION_SET = 7;

const puzzle = demoPuzzle('sum_grid');

/** One cell every second. */
export const MOVES: readonly StoredMove[] = puzzle.givens.flatMap((given, cell) =>
  given ? [] : [{ at: 1_000 * (cell + 1), cell, digit: puzzle.solution[cell] ?? 0 }],
);

const TIMES = { seconds: 75, hints: 0, moves: [...MOVES] };
const ROUND = {
  score: 2,
  answers: mentalMathProblems(QUESTION_SET)
    .slice(0, 2)
    .map(({ question, correctAnswer }) => ({
      ...{ question, correct_answer: correctAnswer, answer: correctAnswer, milliseconds: 2_000 },
    })),
};

/** A challenge as the database stores it: a sum grid in 75 seconds, or a round with two correct answers. */
export function fakeChallenges(kind: 'grid' | 'round' = 'grid') {
  const challenges = {
    mine: false,
    /** The challenge was withdrawn. */
    removed: false,
    /** Calls that send answers fail. */
    offline: false,
    /** The server's response to solutions; with `refused`, an error. */
    takes: 'saved' as 'saved' | 'not-saved' | 'refused',
    nameless: false,
    /** The hint of rejected reports. */
    refusesReports: null as string | null,
    startsWith: 'started' as StartedChallenge['status'],
    started: [] as string[],
    answered: [] as Answered[],
    named: [] as boolean[],
    reported: [] as string[],
    /** The total number. */
    made: 1,
    answers: [] as ChallengeAnswers['answers'],
    /** The number of answers beyond those listed. */
    more: 0,
    day: null as string | null,
  };
  const open = (): Challenge => {
    const both = { status: 'open', mine: challenges.mine } as const;
    if (kind === 'round') {
      return {
        ...{ ...both, game_type: 'mental_math_speed', answered_by: 'choosing', seconds: 60, score: 2 },
        verified: true,
        pace: [
          { at: 0, done: 0 },
          { at: 2_000, done: 1 },
          { at: 5_000, done: 2 },
        ],
      };
    }
    return {
      ...{ ...both, game_type: 'sum_grid', day_key: challenges.day, seconds: 75, hints: 0, verified: false },
      givens: [...puzzle.givens],
      targets: JSON.parse(JSON.stringify(puzzle.targets)) as GridChallenge['targets'],
      pace: [
        { at: 0, done: 3 },
        { at: 5_000, done: 4 },
        { at: 20_000, done: 9 },
      ],
    };
  };
  const outcome = (sent: Answered): ChallengeOutcome | RpcRefusal | 'offline' => {
    if (challenges.offline) return 'offline';
    if (challenges.removed) return { status: 'unknown' };
    const { p_solution } = sent;
    if (challenges.takes === 'refused') return { error: { code: '22023', hint: 'malformed-result' } };
    const kept = { status: challenges.takes, named: challenges.named.at(-1) ?? false } as const;
    challenges.answered.push(sent);
    if (p_solution.kind === 'round') {
      const score = p_solution.answers.filter(({ answer, correct_answer }) => answer === correct_answer);
      const yours = { score: score.length, answers: p_solution.answers };
      return { ...kept, game_type: 'mental_math_speed', theirs: ROUND, yours };
    }
    if (String(p_solution.grid) !== String(puzzle.solution)) {
      return { error: { code: 'P0001', hint: 'grid-not-solved' } };
    }
    const { seconds, hints, moves } = p_solution;
    return { ...kept, game_type: 'sum_grid', theirs: TIMES, yours: { seconds, hints, moves } };
  };
  /** Newest first, an hour apart. */
  const lines = (before = '9999'): MyChallenge[] =>
    Array.from({ length: challenges.made }, (_, at) => ({
      ...({
        game_type: 'sum_grid',
        day_key: challenges.day,
        code: at ? `${CODE.slice(0, -4)}${1000 + at}` : CODE,
      } as const),
      ...{ seconds: 75, answered: challenges.answers.length, best_seconds: 61 },
      created_at: new Date(Date.parse('2026-11-20T17:00:00Z') - at * 3_600_000).toISOString(),
    }))
      .filter(({ created_at }) => created_at < before)
      .slice(0, 50);
  const handlers = {
    challenge: ({ p_code }) => (p_code === CODE && !challenges.removed ? open() : { status: 'unknown' }),
    start_challenge: ({ p_attempt }) => {
      if (challenges.startsWith !== 'started') return { status: challenges.startsWith };
      challenges.started.push(p_attempt);
      return { status: 'started', ...(kind === 'round' && { question_set: QUESTION_SET }) };
    },
    answer_challenge: outcome,
    name_challenge_attempt: ({ p_named }) => {
      const named = p_named && !challenges.nameless;
      challenges.named.push(named);
      return named;
    },
    my_challenges: ({ p_before }) => (challenges.removed ? [] : lines(p_before)),
    challenge_answers: () =>
      ({
        ...{ code: CODE, answers: challenges.answers },
        answered: challenges.answers.length + challenges.more,
        ...(kind === 'round'
          ? { game_type: 'mental_math_speed', answered_by: 'choosing', yours: ROUND }
          : { game_type: 'sum_grid', day_key: challenges.day, yours: TIMES, ...GRID }),
      }) as ChallengeAnswers,
    report_challenge_name: ({ p_attempt }) =>
      challenges.refusesReports
        ? { error: { code: 'PT429', hint: challenges.refusesReports } }
        : void challenges.reported.push(p_attempt),
    withdraw_challenge: () => void (challenges.removed = true),
  } satisfies RpcHandlers;
  return { challenges, handlers };
}

const GRID = { givens: [...puzzle.givens], grid: [...puzzle.solution] };
