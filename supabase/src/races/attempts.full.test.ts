import { randomUUID } from 'node:crypto';
import { atOnce } from '../testing/at-once';
import { service } from '../testing/players';

test.each([
  ['of a new subject', 60],
  // The first attempt's window ends immediately, so every attempt restarts it.
  ['of a subject whose window has ended', -1],
])('of 50 concurrent attempts %s exactly as many are allowed as the limit says', async (_, firstWindow) => {
  const subject = `race:${randomUUID()}`;
  const args = { p_subject: subject, p_limit: 10, p_window_seconds: 60 };
  if (firstWindow < 0) {
    await service()
      .rpc('count_attempt', { ...args, p_window_seconds: firstWindow })
      .throwOnError();
  }
  const waits = await atOnce(50, () => service().rpc('count_attempt', args).throwOnError());
  expect(waits.filter(({ data }) => data === 0)).toHaveLength(10);
});
