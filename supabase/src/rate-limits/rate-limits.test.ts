import { randomUUID } from 'node:crypto';
import { service } from '../testing/players';
import { scriptValues } from '../testing/script-values';

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

test('old counts are deleted by some of the calls, new ones are not', async () => {
  const [{ old, recent }] = (await scriptValues([
    `insert into private.rate_limits (subject_digest, attempts, resets_at)
     values ('old', 1, now() - interval '25 hours'), ('recent', 1, now() - interval '23 hours');
     -- One call in 64 deletes: that none of a thousand does so has a probability of one in seven million.
     do $$ begin perform public.count_attempt('test:' || n, 1, 60) from generate_series(1, 1000) n; end $$;
     select jsonb_build_object(
       'old', count(*) filter (where subject_digest = 'old'),
       'recent', count(*) filter (where subject_digest = 'recent')) as value
     from private.rate_limits;`,
  ])) as [{ old: number; recent: number }];
  expect({ old, recent }).toEqual({ old: 0, recent: 1 });
});

test('calls of the last minute are counted until some of the later calls delete them', async () => {
  const [remaining] = await scriptValues([
    `insert into private.long_calls (caller, called_at) values (1, now() - interval '2 minutes'), (2, now() - interval '50 seconds');
     do $$ begin perform private.refuse_long_call(gen_random_uuid(), 'test', 1) from generate_series(1, 1000) n; end $$;
     select jsonb_agg(caller order by caller) as value from private.long_calls where caller in (1, 2);`,
  ]);
  expect(remaining).toEqual([2]);
});
