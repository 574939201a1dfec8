import { hourly } from './hourly';

test('works at most once an hour, and again in the next round after a failure', async () => {
  let now = 0;
  let fails = true;
  const job = jest.fn(async () => {
    if (fails) throw new Error('the database cannot be used');
  });
  const run = hourly(job, () => now);
  await expect(run()).rejects.toThrow();
  fails = false;
  for (const minute of [1, 2, 60, 61, 62]) {
    now = minute * 60_000;
    await run();
  }
  expect(job).toHaveBeenCalledTimes(3);
});
