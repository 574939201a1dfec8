import type {
  ChallengeAnswers,
  ChallengeOutcome,
  Database,
  MyChallenge,
  OpenChallenge,
  StoredMove,
} from '@ninefold/contracts';
import type { RpcError, RpcHandlers } from '@ninefold/platform/testing';
import { demoPuzzle } from 'shared-puzzle-engine';

type Answered = Database['public']['Functions']['answer_challenge']['Args'];

export const CODE = 'abcdefghjkmnpqrstvwxyz0123';

/** Cell by cell, each second one. */
export const WAY: readonly StoredMove[] = demoPuzzle('sum_grid').givens.flatMap((given, cell) =>
  given ? [] : [{ at: 1_000 * (cell + 1), cell, digit: demoPuzzle('sum_grid').solution[cell] ?? 0 }],
);

/** One challenge of the sum grid, in 75 seconds, as the database keeps it. */
export function fakeChallenges() {
  const puzzle = demoPuzzle('sum_grid');
  const theirs = { seconds: 75, hints: 0, moves: [...WAY] };
  const challenges = {
    mine: false,
    /** Somebody took it back. */
    gone: false,
    started: [] as string[],
    answered: [] as Answered[],
    named: [] as boolean[],
    answers: [] as ChallengeAnswers['answers'],
  };
  const open = (): OpenChallenge => ({
    ...{ status: 'open', game_type: 'sum_grid', day_key: null, seconds: 75, hints: 0, mine: challenges.mine },
    givens: [...puzzle.givens],
    targets: puzzle.targets as OpenChallenge['targets'],
    ghost: [
      { at: 0, filled: 3 },
      { at: 5_000, filled: 4 },
      { at: 20_000, filled: 9 },
    ],
  });
  const outcome = (sent: Answered): ChallengeOutcome | RpcError => {
    if (String(sent.p_grid) !== String(puzzle.solution)) {
      return { error: { code: 'P0001', hint: 'grid-not-solved' } };
    }
    challenges.answered.push(sent);
    const yours = { seconds: sent.p_seconds, hints: 0, moves: [...sent.p_moves] };
    return { status: 'kept', theirs, yours, named: challenges.named.at(-1) ?? false };
  };
  const line = (): MyChallenge => ({
    ...{ game_type: 'sum_grid', day_key: null, code: CODE, seconds: 75, hints: 0 },
    ...{ created_at: '2026-11-20T17:00:00Z', solved: challenges.answers.length, best_seconds: 61 },
  });
  const handlers = {
    challenge: ({ p_code }) => (p_code === CODE && !challenges.gone ? open() : { status: 'unknown' }),
    start_challenge: ({ p_try }) => {
      challenges.started.push(p_try);
      return { status: 'started' };
    },
    answer_challenge: outcome,
    name_challenge_try: ({ p_named }) => void challenges.named.push(p_named),
    my_challenges: () => (challenges.gone ? [] : [line()]),
    challenge_answers: () => ({
      ...{ game_type: 'sum_grid', day_key: null, code: CODE, yours: theirs, answers: challenges.answers },
      ...{ givens: [...puzzle.givens], grid: [...puzzle.solution] },
    }),
    withdraw_challenge: () => void (challenges.gone = true),
  } satisfies RpcHandlers;
  return { challenges, handlers };
}
