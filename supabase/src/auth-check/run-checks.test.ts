import type { Check } from './check';
import { mustBe, mustBeOneOf } from './expectation';
import { runChecks } from './run-checks';
import type { Stage } from './stage';

const check = (name: string, run: () => unknown): Check => ({
  name,
  run: async () => (await run()) as string | undefined,
});

async function linesOf(...checks: readonly Check[]) {
  const lines: string[] = [];
  const passed = await runChecks(checks, {} as Stage, (line) => lines.push(line));
  return { passed, lines };
}

test('each check prints one line, and the last line counts them', async () => {
  const same = check('equal things are equal', () => mustBe([1, { a: 2 }], [1, { a: 2 }]));
  const seen = check('either is right', () => mustBeOneOf('b', { a: 'the first', b: 'the second' }));
  expect(await linesOf(same, seen)).toEqual({
    passed: true,
    lines: ['ok equal things are equal', 'ok either is right (seen: the second)', '2 passed, 0 failed'],
  });
});

test('a failure prints the expectation, and the next check runs', async () => {
  const other = check('it is refused', () => mustBe('accepted', '400 invalid_credentials'));
  const neither = check('it is one or the other', () => mustBeOneOf('c', { a: '', b: '' }));
  const broken = check('it answers', () => Promise.reject(new TypeError('fetch failed')));
  expect(
    await linesOf(
      other,
      neither,
      broken,
      check('it goes on', () => undefined),
    ),
  ).toEqual({
    passed: false,
    lines: [
      'FAILED it is refused: expected 400 invalid_credentials, got accepted',
      'FAILED it is one or the other: expected a or b, got c',
      'FAILED it answers: expected no error, got TypeError: fetch failed',
      'ok it goes on',
      '1 passed, 3 failed',
    ],
  });
});
