/** @jest-environment jest-fixed-jsdom */
import { GUEST, type StoredChallengeAttempt } from '@ninefold/contracts';
import { CODE } from '../testing/fake-challenges';
import { fakeDevice } from '../testing/render-games';
import { createChallengeAttempts } from './challenge-attempts';

const PLAYER = 'user-1';
const solved = (id: string, sent: boolean): StoredChallengeAttempt => ({
  ...{ id, code: CODE, sent, at: 1 },
  solution: { kind: 'round', answers: [] },
});

beforeEach(() => localStorage.clear());

test('what a guest did goes to the account, and is sent once more', () => {
  const tries = createChallengeAttempts(fakeDevice().store);
  tries.put(GUEST, solved('guests', true));
  tries.takeOver(PLAYER);
  expect(tries.get(GUEST, CODE)).toBeNull();
  expect(tries.pending(PLAYER)).toMatchObject([{ id: 'guests' }]);
});

test('an unsent solution of a guest stays where the account has its own', () => {
  const tries = createChallengeAttempts(fakeDevice().store);
  tries.put(PLAYER, solved('own', true));
  tries.put(GUEST, solved('guests', false));
  tries.takeOver(PLAYER);
  expect(tries.get(PLAYER, CODE)?.id).toBe('own');
  expect(tries.pending(GUEST)).toMatchObject([{ id: 'guests' }]);
  tries.markSent(GUEST, solved('guests', false));
  tries.takeOver(PLAYER);
  expect(tries.get(GUEST, CODE)).toBeNull();
});

test('without room on the device, what a guest did stays the guest’s', () => {
  const tries = createChallengeAttempts(fakeDevice().store);
  tries.put(GUEST, solved('guests', false));
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  tries.takeOver(PLAYER);
  full.mockRestore();
  expect(localStorage.getItem(`games:challenge:${GUEST}:${CODE}`)).toContain('guests');
});
