import { testBoardsContract } from '@ninefold/contracts/rpc/testing';
import { fakeBoards } from './fake-boards';
import { fakeServer } from './fake-server';

testBoardsContract({
  newPlayer({ nameless = false } = {}) {
    const boards = Object.assign(fakeBoards(), { nameless });
    return Object.assign(fakeServer(), { boards }).supabase();
  },
});
