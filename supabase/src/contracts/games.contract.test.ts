import { randomUUID } from 'node:crypto';
import {
  testBoardsContract,
  testChallengesContract,
  testResultsContract,
  testRoundChallengesContract,
} from '@ninefold/contracts/rpc/testing';
import { challengeOf, roundChallengeOf, roundSolution, SOLUTION } from '../testing/challenges';
import { solutionOf, startedSecondsAgo } from '../testing/daily';
import { newFriend } from '../testing/friends';
import { anonymous, newPlayer } from '../testing/players';

const newId = randomUUID;

testResultsContract({
  newPlayer,
  newId,
  solution: solutionOf,
  startedBefore: async ({ id }) => void (await startedSecondsAgo(id, 60)),
});

testBoardsContract({
  newPlayer: async ({ nameless = false } = {}) => (await (nameless ? newPlayer() : newFriend())).client,
});

testChallengesContract({
  newId,
  async newChallenge() {
    const [challenger, player] = [await newFriend(), await newFriend()];
    const code = await challengeOf(challenger);
    return {
      ...{ code, challenger: challenger.client, player: player.client },
      ...{ guest: anonymous(), solution: SOLUTION },
    };
  },
});

testRoundChallengesContract({
  newId,
  newChallenge: async () => ({
    code: await roundChallengeOf(await newPlayer(), 2),
    guest: anonymous(),
    solve: roundSolution,
  }),
});
