import fc from 'fast-check';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { findings, type Finding } from '../grid/moves';
import { dailySubject } from './daily-subject';
import { textToShare as textAt, type SharedPuzzle } from './share-text';
import { dayToShare } from './day-text';

const textToShare = (subject: SharedPuzzle) => textAt(subject, 'https://example.org/sum-grid');

const found: Finding[] = ['given', 'first', 'first', 'first', 'changed', 'given', 'first', 'first', 'given'];
const daily: SharedPuzzle = {
  title: 'Sum Grid',
  dayKey: '2026-11-20',
  seconds: 83,
  hints: 0,
  submissions: 2,
  streak: 4,
  found,
};

test('a shared daily shows number, time, submissions, streak and how each cell was found, also as a sentence', () => {
  expect(textToShare(daily)).toBe(
    [
      'Ninefold #20 · Sum Grid · 1:23 · 2 tries · 🔥 4 days',
      '',
      '🟦🟩🟩',
      '🟩🟨🟦',
      '🟩🟩🟦',
      '',
      'Sum Grid solved in 1:23 with 2 tries: 5 cells right away and 1 changed on the way. Streak: 4 days.',
      'https://example.org/sum-grid',
    ].join('\n'),
  );
});

test('a daily solved on another device says nothing about how it was solved', () => {
  const subject = dailySubject({ game: 'sum_grid', dayKey: '2026-11-20', attempt: null, seconds: 83 });
  const text = textToShare(subject);
  expect(text).toMatch(/^Ninefold #20 · Sum Grid · 1:23\n/);
  expect(text).toContain('Sum Grid solved in 1:23: 6 cells found.');
});

test('shared practice has no number and shows which cells a hint filled', () => {
  const { givens, solution } = dailyPuzzle('sum_grid', '2026-11-20');
  const practice = { title: 'Sum Grid', seconds: 83, hints: 1 };
  expect(textToShare({ ...practice, found: findings(givens, solution, undefined, [1]) })).toBe(
    'Sum Grid · 1:23 · 1 hint\n\n🟦🟪🟩\n🟩🟩🟦\n🟩🟩🟦\n\nSum Grid solved in 1:23: 5 cells found and 1 by a hint.\nhttps://example.org/sum-grid',
  );
});

test('a whole day shows the total time, the grids and their times', () => {
  const games = [daily, { ...daily, title: 'Combined Grid', seconds: 100 }];
  const link = 'https://example.org/puzzle-games';
  expect(dayToShare({ dayKey: '2026-11-20', link, games })).toBe(
    [
      'Ninefold #20 · all solved in 3:03',
      '',
      '🟦🟩🟩  🟦🟩🟩',
      '🟩🟨🟦  🟩🟨🟦',
      '🟩🟩🟦  🟩🟩🟦',
      '',
      'Solved: Sum Grid in 1:23, Combined Grid in 1:40.',
      'https://example.org/puzzle-games',
    ].join('\n'),
  );
});

test('no digit of the puzzle is revealed', () => {
  const days = fc
    .integer({ min: 0, max: 40_000 })
    .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, (dayKey) => {
      const subject = dailySubject({ game: 'sum_grid', dayKey, attempt: null, seconds: 83 });
      expect(textToShare(subject).split('\n').slice(1, 5).join('')).not.toMatch(/\d/);
    }),
  );
});
