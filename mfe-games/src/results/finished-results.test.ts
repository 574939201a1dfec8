/** @jest-environment jest-fixed-jsdom */
import { storedResults, NOON } from '../testing/render-games';
import { add, daily, practice, round } from './testing/stored-results';

beforeEach(() => localStorage.clear());

const later = (milliseconds: number) => ({ finished_at: new Date(NOON + milliseconds).toISOString() });

test('a round is dropped when a newer one carries its best, but never while it is pending', () => {
  add(round({ id: 'saved' }), 'user-1', { state: 'saved' });
  add(round({ id: 'pending' }));
  add(round({ id: 'newest', score: 3, ...later(1) }), 'user-1', {
    standing: { personal_best: 12, previous_best: 12 },
  });
  expect(storedResults().get('user-1', 'saved')).toBeNull();
  expect(
    storedResults()
      .pending('user-1')
      .map(({ result }) => result.id),
  ).toEqual(['pending', 'newest']);
  expect(storedResults().bestScore('user-1', 'mental_math_speed', 'choosing')).toBe(12);
  expect(storedResults().bestScore('user-1', 'addition_drill', 'typing')).toBeNull();
});

test('a rejected round is not a best', () => {
  add(round({ score: 40 }), 'user-1', { state: 'rejected' });
  expect(storedResults().bestScore('user-1', 'mental_math_speed', 'choosing')).toBeNull();
});

test('a guest’s best fifty rounds are kept in addition to the newest', () => {
  for (let number = 0; number < 60; number += 1) {
    add(round({ id: `round-${number}`, score: 60 - number, ...later(number) }), 'guest');
  }
  const kept = storedResults()
    .of('guest')
    .map(({ result }) => 'score' in result && result.score);
  expect(kept).toEqual([...Array.from({ length: 50 }, (_, at) => 60 - at), 1]);
});

test('a guest’s newest two hundred practice results are kept', () => {
  for (let number = 1; number <= 202; number += 1) {
    add(practice({ id: `practice-${number}`, ...later(number) }), 'guest');
  }
  expect(storedResults().pending('guest')).toHaveLength(200);
  expect(storedResults().get('guest', 'practice-2')).toBeNull();
});

test('a daily stays until its day is over, and longer while it is pending', () => {
  add(daily({ id: 'saved' }), 'user-1', { state: 'saved' });
  add(daily({ id: 'pending', game_type: 'combined_grid' }));
  add(daily({ id: 'tomorrow', day_key: '2026-11-22' }), 'user-1', { state: 'saved' });
  storedResults().forgetDailiesBefore('2026-11-22');
  expect(
    storedResults()
      .of('user-1')
      .map(({ result }) => result.id)
      .sort(),
  ).toEqual(['pending', 'tomorrow']);
});

test('a newer build’s records are not dropped with old dailies', () => {
  localStorage.setItem('games:result:user-1:new', '{"owner":"user-1","state":"pending","kind":"chess"}');
  storedResults().forgetDailiesBefore('2026-11-22');
  expect(localStorage.getItem('games:result:user-1:new')).not.toBeNull();
});

test.each(['nonsense', '{}', '{"owner":"user-1","state":"pending","result":{"kind":"chess"}}'])(
  'an unreadable record (%s) is treated as absent and blocks nothing',
  (text) => {
    localStorage.setItem('games:result:user-1:old', text);
    expect(storedResults().get('user-1', 'old')).toBeNull();
    expect(storedResults().pending('user-1')).toEqual([]);
  },
);

test.each([
  ['a round without answers', { ...round(), answers: undefined }],
  ['an answer that took no time', { ...round(), answers: [{ ...round().answers[0], milliseconds: -1 }] }],
  ['a time that no calendar has', { ...round(), finished_at: '+999999-01-01' }],
  ['practice with nine hints too many', { ...practice(), hints_used: 18 }],
])('%s is absent', (_, result) => {
  const record = { owner: 'user-1', state: 'pending', result: { ...result, id: 'odd' } };
  localStorage.setItem('games:result:user-1:odd', JSON.stringify(record));
  expect(storedResults().get('user-1', 'odd')).toBeNull();
});
