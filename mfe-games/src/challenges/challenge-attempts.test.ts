/** @jest-environment jest-fixed-jsdom */
import { GUEST, type StoredChallengeAttempt } from '@ninefold/contracts';
import { CODE } from '../testing/fake-challenges';
import { testDevice } from '../testing/render-games';
import { createChallengeAttempts } from './challenge-attempts';

const PLAYER = 'user-1';
const solved = (id: string, sent: boolean): StoredChallengeAttempt => ({
  ...{ id, code: CODE, sent, at: 1 },
  solution: { kind: 'round', answers: [] },
});

beforeEach(() => localStorage.clear());

test('a guest’s attempt moves to the account and is sent again', () => {
  const attempts = createChallengeAttempts(testDevice().store);
  attempts.put(GUEST, solved('guests', true));
  attempts.migrate(PLAYER);
  expect(attempts.get(GUEST, CODE)).toBeNull();
  expect(attempts.pending(PLAYER)).toMatchObject([{ id: 'guests' }]);
});

test('a guest’s unsent solution stays where it is if the account has its own', () => {
  const attempts = createChallengeAttempts(testDevice().store);
  attempts.put(PLAYER, solved('own', true));
  attempts.put(GUEST, solved('guests', false));
  attempts.migrate(PLAYER);
  expect(attempts.get(PLAYER, CODE)?.id).toBe('own');
  expect(attempts.pending(GUEST)).toMatchObject([{ id: 'guests' }]);
  attempts.markSent(GUEST, solved('guests', false));
  attempts.migrate(PLAYER);
  expect(attempts.get(GUEST, CODE)).toBeNull();
});

test('a guest’s attempt stays the guest’s if the device has no space', () => {
  const attempts = createChallengeAttempts(testDevice().store);
  attempts.put(GUEST, solved('guests', false));
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  attempts.migrate(PLAYER);
  full.mockRestore();
  expect(localStorage.getItem(`games:challenge:${GUEST}:${CODE}`)).toContain('guests');
});
