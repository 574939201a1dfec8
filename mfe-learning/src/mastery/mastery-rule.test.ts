import { progress } from '../testing/fake-learning';
import { ruleWords } from './MasteryRule';

test.each([
  ['attempted', '1 of 2 right. Familiar: 2 of the last 5 right. Still missing: 1 more right.'],
  [
    'familiar',
    '3 of 4 right. Proficient: at least 4 of the last 5 right, over two kinds of question, 3 of them hard. Still missing: 1 more right, 2 hard.',
  ],
  [
    'proficient',
    '4 of the last 5 right. Mastered: the last 5 right, all hard, the latest in a mixed session on a later day. So far, 3 of the last 5 were right and hard.',
  ],
  ['mastered', 'The last 5 right, all hard, the latest in a mixed session on a later day.'],
] as const)('explains %s and what the next level takes', (level, words) => {
  expect(ruleWords(progress('mean', level))).toBe(words);
});

test('says that mastery takes a later day', () => {
  const allHard = { ...progress('mean', 'proficient'), recent: [15, 25, 15, 25, 15] };
  expect(ruleWords(allHard)).toMatch(/Still missing: a hard question in a mixed session on a later day\.$/);
});

test('says when all correct answers were of one kind', () => {
  const oneKind = { ...progress('mean', 'familiar'), recent: [15, 15, 15, 15, 15] };
  expect(ruleWords(oneKind)).toMatch(/^5 of the last 5 right\..*Still missing: a second kind of question\.$/);
});

test('says when a level was lost by time, or earned by a test', () => {
  expect(ruleWords({ ...progress('mean', 'proficient'), level: 'familiar' })).toMatch(
    /^Not practiced for weeks/,
  );
  expect(ruleWords({ ...progress('mean', 'proficient'), recent: [13] })).toMatch(/^You passed a test/);
});

test('says what a skill without results takes', () => {
  expect(ruleWords(undefined)).toBe('Familiar takes 2 of the last 5 questions right.');
  expect(ruleWords({ ...progress('mean', 'attempted'), recent: [] })).toMatch(/^Only easy questions so far/);
});
