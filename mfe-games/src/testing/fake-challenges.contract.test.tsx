import type { RpcClient } from '@ninefold/contracts/rpc';
import { testChallengesContract, testRoundChallengesContract } from '@ninefold/contracts/rpc/testing';
import { rpcClient } from '@ninefold/web/testing';
import { demoPuzzle, mentalMathProblems } from 'shared-puzzle-engine';
import { CODE, fakeChallenges, MOVES } from './fake-challenges';

const newId = () => crypto.randomUUID();

testChallengesContract({
  newId,
  newChallenge() {
    const { challenges, handlers } = fakeChallenges();
    const client: RpcClient = rpcClient(handlers);
    const as = (mine: boolean): RpcClient => ({
      rpc(name, args) {
        challenges.mine = mine;
        return client.rpc(name, args);
      },
    });
    const grid = [...demoPuzzle('sum_grid').solution];
    const solution = { kind: 'grid' as const, grid, seconds: 60, hints: 0, moves: [...MOVES] };
    return Promise.resolve({
      code: CODE,
      challenger: as(true),
      player: as(false),
      guest: as(false),
      solution,
    });
  },
});

testRoundChallengesContract({
  newId,
  newChallenge: () =>
    Promise.resolve({
      ...{ code: CODE, guest: rpcClient(fakeChallenges('round').handlers) },
      solve: (questionSet, correct) => ({
        kind: 'round',
        answers: mentalMathProblems(questionSet)
          .slice(0, correct)
          .map(({ question, correctAnswer }) => ({
            ...{ question, correct_answer: correctAnswer, answer: correctAnswer, milliseconds: 900 },
          })),
      }),
    }),
});
