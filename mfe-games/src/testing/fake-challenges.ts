import type {
  Challenge,
  ChallengeAnswers,
  ChallengeOutcome,
  ChallengeSolution,
  GridChallenge,
  GridReplay,
  MyChallenge,
  RoundReplay,
  StartedChallenge,
  StoredMove,
} from '@ninefold/contracts';
import type { answerChallengeCall, ArgsOf } from '@ninefold/contracts/rpc';
import type { RefusalHint } from '@ninefold/contracts/rpc/testing';
import { refusal, type RpcHandlers, type RpcRefusal } from '@ninefold/web/testing';
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

type Solution<Kind> = Extract<ChallengeSolution, { kind: Kind }>;

const gridReplay = ({ seconds, hints, moves }: Solution<'grid'>): GridReplay => ({ seconds, hints, moves });

const roundReplay = ({ answers }: Solution<'round'>): RoundReplay => ({
  score: answers.filter(({ answer, correct_answer }) => answer === correct_answer).length,
  answers,
});

/** The id that the challenger sees. The attempt's own id is its solver's evidence. */
const shownId = (attempt: string) => `shown ${attempt}`;

/** A challenge as the database stores it: a sum grid in 75 seconds, or a round with two correct answers. */
export function fakeChallenges(kind: 'grid' | 'round' = 'grid', ownCode = CODE) {
  const challenges = {
    mine: false,
    /** The link shows the challenger's name. */
    shown: false,
    /** The challenge was withdrawn. */
    removed: false,
    /** Calls that send answers fail. */
    offline: false,
    /** The server's response to solutions; with `refused`, an error. */
    takes: 'saved' as 'saved' | 'not-saved' | 'refused',
    nameless: false,
    /** Whether the server's clock confirms the times of solutions. */
    measures: false,
    /** The time of solutions by the server's clock, if it is longer than theirs. */
    measuredSeconds: 0,
    /** The limits of the caller's network are reached. */
    networkIsBusy: false,
    /** The hint of rejected reports. */
    refusesReports: null as RefusalHint | null,
    startsWith: 'started' as StartedChallenge['status'],
    started: [] as string[],
    answered: [] as Answered[],
    named: [] as boolean[],
    reported: [] as string[],
    /** The total number. */
    made: 1,
    /** Beside those that were sent here. */
    answers: [] as ChallengeAnswers['answers'],
    /** The number of answers beyond those listed. */
    more: 0,
    day: null as string | null,
  };
  const open = (): Challenge => {
    const challenged_by = challenges.shown ? 'grace' : null;
    const both = { status: 'open', mine: challenges.mine, challenged_by } as const;
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
  /** The first solution of each attempt, and whether its name is shown. */
  const solved = new Map<string, { readonly solution: ChallengeSolution; isNamed: boolean }>();
  const isKnown = (code: string) => code === ownCode && !challenges.removed;

  const outcome = (sent: Answered): ChallengeOutcome | RpcRefusal | 'offline' => {
    if (challenges.offline) return 'offline';
    const { p_code, p_attempt, p_solution } = sent;
    if (!isKnown(p_code)) return { status: 'unknown' };
    if (challenges.networkIsBusy) return refusal('network-busy');
    if (challenges.takes === 'refused' || (p_solution.kind === 'grid' && p_solution.seconds < 1)) {
      return refusal('malformed-result');
    }
    if (kind === 'grid' && !('grid' in p_solution && String(p_solution.grid) === String(puzzle.solution))) {
      return refusal('grid-not-solved');
    }
    challenges.answered.push(sent);
    if (challenges.takes === 'saved' && !solved.has(p_attempt)) {
      const seconds = 'seconds' in p_solution ? Math.max(p_solution.seconds, challenges.measuredSeconds) : 0;
      const solution = p_solution.kind === 'grid' ? { ...p_solution, seconds } : p_solution;
      solved.set(p_attempt, { solution, isNamed: false });
    }
    const { solution = p_solution, isNamed = false } = solved.get(p_attempt) ?? {};
    const shared = { status: challenges.takes, named: isNamed, measured: challenges.measures } as const;
    return solution.kind === 'round'
      ? { ...shared, game_type: 'mental_math_speed', theirs: ROUND, yours: roundReplay(solution) }
      : { ...shared, game_type: 'sum_grid', theirs: TIMES, yours: gridReplay(solution) };
  };
  /** Newest first. */
  const answers = () => [
    ...[...solved].reverse().map(([attempt, { solution, isNamed }]) => ({
      ...(solution.kind === 'round' ? roundReplay(solution) : gridReplay(solution)),
      ...{ id: shownId(attempt), measured: challenges.measures, solved_at: '2026-11-21T16:00:00Z' },
      player: isNamed ? { username: 'ada', profile_color: '#3B82F6', country: null } : null,
    })),
    ...challenges.answers,
  ];
  function bestSeconds(): number | null {
    const seconds = answers().flatMap((one) => ('seconds' in one && one.measured ? one.seconds : []));
    return seconds.length > 0 ? Math.min(...seconds) : null;
  }
  /** Newest first, an hour apart. */
  const lines = (before = '9999'): MyChallenge[] =>
    Array.from({ length: challenges.made }, (_, at) => ({
      ...({
        game_type: 'sum_grid',
        day_key: challenges.day,
        code: at ? `${ownCode.slice(0, -4)}${1000 + at}` : ownCode,
      } as const),
      ...{ seconds: 75, answered: answers().length, best_seconds: bestSeconds() },
      created_at: new Date(Date.parse('2026-11-20T17:00:00Z') - at * 3_600_000).toISOString(),
    }))
      .filter(({ created_at }) => created_at < before)
      .slice(0, 50);
  const handlers = {
    challenge: ({ p_code }) => (isKnown(p_code) ? open() : { status: 'unknown' }),
    start_challenge: ({ p_code, p_attempt }) => {
      if (!isKnown(p_code)) return { status: 'unknown' };
      if (challenges.networkIsBusy) return refusal('network-busy');
      if (challenges.startsWith !== 'started') return { status: challenges.startsWith };
      challenges.started.push(p_attempt);
      return { status: 'started', ...(kind === 'round' && { question_set: QUESTION_SET }) };
    },
    answer_challenge: outcome,
    name_challenge_attempt: ({ p_attempt, p_named }) => {
      const attempt = solved.get(p_attempt);
      const isNamed = p_named && attempt !== undefined && !challenges.nameless;
      if (attempt) attempt.isNamed = isNamed;
      challenges.named.push(isNamed);
      return isNamed;
    },
    name_challenge: ({ p_named }) => (challenges.shown = p_named && challenges.mine && !challenges.nameless),
    report_challenger: ({ p_code }) => {
      if (!challenges.shown || challenges.mine) return refusal('unknown-name');
      challenges.reported.push(p_code);
      return undefined;
    },
    my_challenges: ({ p_before }) => (challenges.removed ? [] : lines(p_before)),
    challenge_answers: ({ p_code }) =>
      isKnown(p_code) && challenges.mine
        ? ({
            ...{ code: ownCode, named: challenges.shown, answers: answers() },
            answered: answers().length + challenges.more,
            ...(kind === 'round'
              ? { game_type: 'mental_math_speed', answered_by: 'choosing', yours: ROUND }
              : { game_type: 'sum_grid', day_key: challenges.day, yours: TIMES, ...GRID }),
          } as ChallengeAnswers)
        : refusal('unknown-challenge'),
    report_challenge_name: ({ p_attempt }) => {
      if (!answers().some(({ id, player }) => id === p_attempt && player)) return refusal('unknown-name');
      if (challenges.refusesReports) return refusal(challenges.refusesReports);
      challenges.reported.push(p_attempt);
      return undefined;
    },
    withdraw_challenge: ({ p_code }) => {
      if (isKnown(p_code) && challenges.mine) challenges.removed = true;
      return undefined;
    },
  } satisfies RpcHandlers;
  return { challenges, handlers };
}

const GRID = { givens: [...puzzle.givens], grid: [...puzzle.solution] };
