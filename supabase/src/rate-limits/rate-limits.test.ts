import { randomUUID } from 'node:crypto';
import { service } from '../testing/players';

const newSubject = () => `test:${randomUUID()}`;

/** @returns the seconds to wait; 0 for an allowed attempt */
async function countAttempt(subject: string, limit = 3, windowSeconds = 60): Promise<number> {
  const args = { p_subject: subject, p_limit: limit, p_window_seconds: windowSeconds };
  return (await service().rpc('count_attempt', args).throwOnError()).data;
}

test('as many attempts are allowed as the limit says, then none until the window ends', async () => {
  const subject = newSubject();
  for (let attempts = 0; attempts < 3; attempts++) expect(await countAttempt(subject)).toBe(0);
  const wait = await countAttempt(subject);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
});

test('a rejected attempt does not extend the wait', async () => {
  const subject = newSubject();
  await countAttempt(subject, 1);
  const first = await countAttempt(subject, 1);
  expect(await countAttempt(subject, 1)).toBeLessThanOrEqual(first);
});

test('a new window starts when the last one has ended', async () => {
  const subject = newSubject();
  await countAttempt(subject, 1, -1);
  expect(await countAttempt(subject, 1)).toBe(0);
});

test('subjects have separate counts, which can be reset', async () => {
  const subject = newSubject();
  await countAttempt(subject, 1);
  expect(await countAttempt(newSubject(), 1)).toBe(0);
  await service().rpc('reset_attempts', { p_subject: subject }).throwOnError();
  expect(await countAttempt(subject, 1)).toBe(0);
});
