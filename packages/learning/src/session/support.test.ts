import { supportAfter, type SupportedAnswer, type WrongAttempts } from './support';

const SLOPE = 'slope';

/** One answer about the skill. */
const answer = (over: Partial<SupportedAnswer> = {}): SupportedAnswer => ({
  skill: SLOPE,
  correct: false,
  helped: false,
  ...over,
});
const after = (
  answers: readonly SupportedAnswer[],
  labels: readonly string[],
  over: Partial<WrongAttempts> = {},
) => supportAfter(answers, SLOPE, { labels, before: undefined, mayRetry: true, hasLesson: true, ...over });

it('grows with a mistake that returns in the same exercise', () => {
  expect(after([], ['a'])).toBe('retry');
  expect(after([], ['a', 'a'], { before: 'retry' })).toBe('example');
  expect(after([], ['a', 'a', 'a'], { before: 'example' })).toBe('lesson');
});

it('shows the answer after a second attempt with another mistake, or an unknown one', () => {
  expect(after([], ['a', 'b'], { before: 'retry' })).toBeNull();
  expect(after([], ['', ''], { before: 'retry' })).toBeNull();
  expect(after([], ['a', 'a', 'b'], { before: 'example' })).toBeNull();
});

it('grows with a mistake that returns in a later exercise, even if the first one was corrected', () => {
  const corrected = answer({ helped: true, wrong_attempts: ['a'], support: 'retry' });
  expect(after([corrected], ['a'])).toBe('example');
  expect(after([answer({ wrong_attempts: ['a', 'a'], support: 'example', helped: true })], ['a'])).toBe(
    'lesson',
  );
  expect(after([corrected], ['b'])).toBe('retry');
});

it('grows with missed exercises, whatever the mistakes', () => {
  const missed = answer({ wrong_attempts: ['', ''], support: 'retry' });
  expect(after([missed], ['b'])).toBe('example');
  expect(after([missed], ['b', 'c'], { before: 'example' })).toBeNull();
  expect(after([missed, missed], ['b'])).toBe('lesson');
});

it('starts over after the lesson, and for each skill', () => {
  const lesson = answer({ wrong_attempts: ['a', 'a', 'a'], support: 'lesson' });
  expect(after([lesson], ['a'])).toBe('retry');
  expect(after([answer({ skill: 'mean', wrong_attempts: ['a', 'a'] })], ['a'])).toBe('retry');
});

it('uses what the server has of an answer from another device', () => {
  expect(after([answer({ mistake: 'a' })], ['a'])).toBe('example');
  expect(after([answer(), answer()], ['a'])).toBe('lesson');
});

it('counts a miss after a shown step, but not an exercise solved with it', () => {
  const helped = { helped: true, wrong_attempts: ['', ''] };
  expect(after([answer({ ...helped, solved: false })], ['b'])).toBe('example');
  expect(after([answer({ ...helped, solved: true })], ['b'])).toBe('retry');
});

it('forgets misses before two solved exercises in a row', () => {
  const [missed, solved] = [answer({ wrong_attempts: ['a', 'b'] }), answer({ correct: true })];
  expect(after([missed, missed, solved], ['a'])).toBe('lesson');
  expect(after([missed, missed, solved, solved], ['a'])).toBe('retry');
});

it('stays with worked examples for facts, which have no lesson', () => {
  const missed = answer({ wrong_attempts: ['a', 'a'], support: 'example' });
  expect(after([missed, missed], ['a'], { hasLesson: false })).toBe('example');
  expect(after([missed], ['a', 'a'], { hasLesson: false, before: 'example' })).toBeNull();
});

it('offers no second attempt between two options', () => {
  expect(after([], ['a'], { mayRetry: false })).toBeNull();
});
