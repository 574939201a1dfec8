import type { ChallengeSolution } from '../../challenges';
import { callRpc, type RpcClient } from '../call-rpc';
import { answerChallengeCall, challengeCall, startChallengeCall } from '../challenges';

interface OneChallenge {
  readonly code: string;
  readonly guest: RpcClient;
  /** A solution of a question set with this many correct answers. */
  solve(questionSet: number, correct: number): ChallengeSolution;
}

interface ChallengeServer {
  /** A new challenge to a verified round with two correct answers by choosing. */
  newChallenge(): Promise<OneChallenge>;
  newId(): string;
}

/** A challenge to a round. Not part of it: what challenges to grids share with it. */
export function testRoundChallengesContract({ newChallenge, newId }: ChallengeServer): void {
  test('a round shows the score to beat, and its questions only after the start', async () => {
    const { code: p_code, guest } = await newChallenge();
    const round = {
      status: 'open',
      game_type: 'mental_math_speed',
      answered_by: 'choosing',
      seconds: 60,
      score: 2,
    };
    const opened = await callRpc(guest, challengeCall, { p_code });
    expect(opened).toEqual({
      ...round,
      verified: true,
      mine: false,
      challenged_by: null,
      pace: expect.any(Array) as unknown[],
    });
    const started = callRpc(guest, startChallengeCall, { p_code, p_attempt: newId() });
    expect(await started).toEqual({ status: 'started', question_set: expect.any(Number) as number });
  });

  test('the score of a round follows from its answers', async () => {
    const { code: p_code, guest, solve } = await newChallenge();
    const p_attempt = newId();
    const started = await callRpc(guest, startChallengeCall, { p_code, p_attempt });
    const p_solution = solve(('question_set' in started && started.question_set) || 0, 3);
    const outcome = await callRpc(guest, answerChallengeCall, { p_code, p_attempt, p_solution });
    expect(outcome).toMatchObject({
      ...{ status: 'saved', game_type: 'mental_math_speed', named: false },
      ...{
        theirs: { score: 2 },
        yours: { score: 3, answers: 'answers' in p_solution ? p_solution.answers : [] },
      },
    });
  });
}
