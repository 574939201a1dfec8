import type { RpcClient } from '@ninefold/contracts/rpc';
import { testChallengesContract } from '@ninefold/contracts/rpc/testing';
import { rpcClient } from '@ninefold/web/testing';
import { demoPuzzle } from 'shared-puzzle-engine';
import { CODE, fakeChallenges, WAY } from './fake-challenges';

testChallengesContract({
  newId: () => crypto.randomUUID(),
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
    const solution = { kind: 'grid' as const, grid, seconds: 60, hints: 0, moves: [...WAY] };
    return Promise.resolve({
      code: CODE,
      challenger: as(true),
      player: as(false),
      guest: as(false),
      solution,
    });
  },
});
