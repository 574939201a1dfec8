import type { ChallengeSolution } from '../../challenges';
import { callRpc, type RpcClient } from '../call-rpc';
import {
  answerChallengeCall,
  challengeAnswersCall,
  challengeCall,
  myChallengesCall,
  nameChallengeAttemptCall,
  nameChallengeCall,
  reportChallengeNameCall,
  reportChallengerCall,
  startChallengeCall,
  withdrawChallengeCall,
} from '../challenges';
import { hintOfRefusal } from './hint-of-refusal';

type GridSolution = Extract<ChallengeSolution, { kind: 'grid' }>;

interface OneChallenge {
  readonly code: string;
  readonly challenger: RpcClient;
  /** Somebody else, with a username. */
  readonly player: RpcClient;
  readonly guest: RpcClient;
  readonly solution: GridSolution;
}

interface ChallengeServer {
  /** A new challenge to a grid that was solved in 75 seconds, which nobody has answered. */
  newChallenge(): Promise<OneChallenge>;
  newId(): string;
}

const UNKNOWN = { status: 'unknown' };
const WRONG_CODE = '00000000000000000000000000';

/** A challenge to a grid, from its start to its withdrawal. Not part of it: limits, and whether a time was measured. */
export function testChallengesContract({ newChallenge, newId }: ChallengeServer): void {
  const open = (client: RpcClient, p_code: string) => callRpc(client, challengeCall, { p_code });
  const start = (client: RpcClient, p_code: string, p_attempt: string) =>
    callRpc(client, startChallengeCall, { p_code, p_attempt });
  const answer = (client: RpcClient, p_code: string, p_attempt: string, p_solution: ChallengeSolution) =>
    callRpc(client, answerChallengeCall, { p_code, p_attempt, p_solution });
  const answersOf = (client: RpcClient, p_code: string) => callRpc(client, challengeAnswersCall, { p_code });

  test('everybody who has the code can open it, and the challenger is told so', async () => {
    const { code, challenger, player, guest } = await newChallenge();
    const opened = await open(guest, code);
    expect(opened).toMatchObject({
      status: 'open',
      game_type: 'sum_grid',
      seconds: 75,
      hints: 0,
      mine: false,
    });
    expect(await open(player, code)).toEqual(opened);
    expect(await open(challenger, code)).toEqual({ ...opened, mine: true });
  });

  test('an unknown code leads nowhere', async () => {
    const { guest, challenger, solution } = await newChallenge();
    expect(await open(guest, WRONG_CODE)).toEqual(UNKNOWN);
    expect(await start(guest, WRONG_CODE, newId())).toEqual(UNKNOWN);
    expect(await answer(guest, WRONG_CODE, newId(), solution)).toEqual(UNKNOWN);
    expect(await hintOfRefusal(answersOf(challenger, WRONG_CODE))).toBe('unknown-challenge');
  });

  test('an attempt can be started again', async () => {
    const { code, guest } = await newChallenge();
    const attempt = newId();
    expect(await start(guest, code, attempt)).toEqual({ status: 'started' });
    expect(await start(guest, code, attempt)).toEqual({ status: 'started' });
  });

  test('the first solution of an attempt stays', async () => {
    const { code, guest, solution } = await newChallenge();
    const attempt = newId();
    const { seconds, hints, moves } = solution;
    const yours = { seconds, hints, moves };
    expect(await answer(guest, code, attempt, solution)).toMatchObject({
      ...{ status: 'saved', game_type: 'sum_grid', named: false, theirs: { seconds: 75, hints: 0 }, yours },
    });
    const again = await answer(guest, code, attempt, { ...solution, seconds: seconds + 9 });
    expect(again).toMatchObject({ status: 'saved', yours });
  });

  test('a wrong grid is refused', async () => {
    const { code, guest, solution } = await newChallenge();
    const grid = solution.grid.toReversed();
    expect(await hintOfRefusal(answer(guest, code, newId(), { ...solution, grid }))).toBe('grid-not-solved');
  });

  test('a solution in no time is refused', async () => {
    const { code, guest, solution } = await newChallenge();
    const instant = answer(guest, code, newId(), { ...solution, seconds: 0 });
    expect(await hintOfRefusal(instant)).toBe('malformed-result');
  });

  test('the solver decides whether the name is shown', async () => {
    const { code, challenger, player, solution } = await newChallenge();
    const p_attempt = newId();
    const show = (p_named: boolean) => callRpc(player, nameChallengeAttemptCall, { p_attempt, p_named });
    await start(player, code, p_attempt);
    expect(await show(true)).toBe(false);
    await answer(player, code, p_attempt, solution);
    expect(await show(true)).toBe(true);
    expect((await answersOf(challenger, code)).answers).toMatchObject([
      { player: expect.any(Object) as object },
    ]);
    expect(await show(false)).toBe(false);
    expect((await answersOf(challenger, code)).answers).toMatchObject([{ player: null }]);
  });

  test('the challenger decides whether the link shows the name, and only a shown name can be reported', async () => {
    const { code: p_code, challenger, player, guest } = await newChallenge();
    const name = (client: RpcClient, p_named: boolean) =>
      callRpc(client, nameChallengeCall, { p_code, p_named });
    const report = (client: RpcClient) => callRpc(client, reportChallengerCall, { p_code });
    expect(await open(guest, p_code)).toMatchObject({ challenged_by: null });
    expect(await hintOfRefusal(report(player))).toBe('unknown-name');
    expect(await name(player, true)).toBe(false);
    expect(await name(challenger, true)).toBe(true);
    expect(await open(guest, p_code)).toMatchObject({ challenged_by: expect.any(String) as string });
    expect(await answersOf(challenger, p_code)).toMatchObject({ named: true });
    await report(player);
    expect(await hintOfRefusal(report(challenger))).toBe('unknown-name');
    expect(await name(challenger, false)).toBe(false);
    expect(await open(guest, p_code)).toMatchObject({ challenged_by: null });
  });

  test('only the challenger reads the answers', async () => {
    const { code, challenger, player, guest, solution } = await newChallenge();
    await answer(guest, code, newId(), solution);
    const { seconds, moves } = solution;
    expect(await answersOf(challenger, code)).toMatchObject({
      ...{ code, game_type: 'sum_grid', answered: 1, yours: { seconds: 75 } },
      answers: [{ seconds, moves, player: null }],
    });
    expect(await callRpc(challenger, myChallengesCall)).toMatchObject([
      // The server did not see the start.
      { code, answered: 1, best_seconds: null },
    ]);
    expect(await hintOfRefusal(answersOf(player, code))).toBe('unknown-challenge');
  });

  test('only a shown name can be reported', async () => {
    const { code, challenger, player, guest, solution } = await newChallenge();
    await answer(guest, code, newId(), solution);
    const report = async () => {
      const { answers } = await answersOf(challenger, code);
      return callRpc(challenger, reportChallengeNameCall, { p_attempt: answers[0]?.id ?? '' });
    };
    expect(await hintOfRefusal(report())).toBe('unknown-name');
    const p_attempt = newId();
    await answer(player, code, p_attempt, solution);
    await callRpc(player, nameChallengeAttemptCall, { p_attempt, p_named: true });
    await report();
  });

  test('the challenger alone can withdraw it', async () => {
    const { code, challenger, player, guest } = await newChallenge();
    await callRpc(player, withdrawChallengeCall, { p_code: code });
    expect(await open(guest, code)).toMatchObject({ status: 'open' });
    await callRpc(challenger, withdrawChallengeCall, { p_code: code });
    expect(await open(guest, code)).toEqual(UNKNOWN);
    expect(await callRpc(challenger, myChallengesCall)).toEqual([]);
  });
}
