import { progress } from '../testing/fake-learning';
import { ruleWords } from './MasteryRule';

test.each([
  ['attempted', '1 of 2 right. Familiar: 2 of your last 5 right. Still missing: 1 more right answer.'],
  [
    'familiar',
    '3 of 4 right. Proficient: at least 4 of your last 5 right, over two kinds of question, 3 of them hard. Still missing: 2 more right answers in a row to hard questions.',
  ],
  [
    'proficient',
    '4 of your last 5 right. Mastered: your last 5 right, all hard, the latest in a mixed session on a later day. Still missing: 3 hard questions right in a row.',
  ],
  ['mastered', 'Your last 5 right, all hard, the latest in a mixed session on a later day.'],
] as const)('explains %s and what the next level takes', (level, words) => {
  expect(ruleWords(progress('mean', level))).toBe(words);
});

test('says that mastery takes a later day', () => {
  const allHard = { ...progress('mean', 'proficient'), recent: [15, 25, 15, 25, 15] };
  expect(ruleWords(allHard)).toMatch(/Still missing: a hard question in a mixed session on a later day\.$/);
});

test('says when all correct answers were of one kind', () => {
  const oneKind = { ...progress('mean', 'familiar'), recent: [15, 15, 15, 15, 15] };
  expect(ruleWords(oneKind)).toMatch(
    /^5 of your last 5 right\..*Still missing: 1 more right answer to a second kind of question\.$/,
  );
});

test('says when a level was lost by time, or earned by a test', () => {
  expect(ruleWords({ ...progress('mean', 'proficient'), level: 'familiar' })).toMatch(
    /^Not practiced for weeks/,
  );
  expect(ruleWords({ ...progress('mean', 'proficient'), recent: [13] })).toMatch(/^You passed a test/);
});

test('says what a skill without results takes', () => {
  expect(ruleWords(undefined)).toBe('To reach Familiar, answer 2 of your last 5 questions correctly.');
  expect(ruleWords({ ...progress('mean', 'attempted'), recent: [] })).toMatch(/^Only easy questions so far/);
});
