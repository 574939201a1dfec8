import type { RpcClient } from '@ninefold/contracts/rpc';
import { testNewPersonContract, testResultsContract } from '@ninefold/contracts/rpc/testing';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { fakeServer } from './fake-server';

const newServer = () => Object.assign(fakeServer(), { streak: 0 });

testNewPersonContract(['archive', 'daily_card'], () => newServer().supabase());

let server = newServer();
let accounts = 0;
beforeEach(() => (server = newServer()));

testResultsContract({
  newId: () => crypto.randomUUID(),
  solution: (game, dayKey) => [...dailyPuzzle(game, dayKey).solution],
  async newPlayer() {
    const id = `user-${(accounts += 1)}`;
    const client: RpcClient = await server.supabase();
    const signedIn: RpcClient = {
      rpc(name, args) {
        server.account = id;
        return client.rpc(name, args);
      },
    };
    return { id, client: signedIn };
  },
  // The fake knows no shortest time.
  startedBefore: () => Promise.resolve(),
});
