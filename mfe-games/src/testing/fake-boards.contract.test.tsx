import { testBoardsContract } from '@ninefold/contracts/rpc/testing';
import { fakeServer } from './fake-server';

testBoardsContract({
  newPlayer({ nameless = false } = {}) {
    const server = fakeServer();
    server.boards.nameless = nameless;
    return server.supabase();
  },
});
