import { exportedProgress } from '../../testing/fake-progress';
import { progressCsv } from './progress-csv';

const lines = (over: Parameters<typeof exportedProgress>[0]) =>
  progressCsv(exportedProgress(over)).replace('\uFEFF', '').trimEnd().split('\r\n');

const ANSWER = {
  id: 'a1',
  session_id: 's1',
  position: 1,
  skill: 'mean',
  difficulty: 2,
  seed: 5,
  given: '-3',
  correct: true,
  chosen: false,
  helped: false,
  card: null,
  support: null,
  seconds: 4.5,
  saved_at: '2026-11-21T12:00:00Z',
};

test('every record is a line with the name of its table', () => {
  expect(lines({ days: [{ day_key: '2026-11-21', streak: 3, after_freeze: false }] })).toEqual([
    'table,day_key,streak,after_freeze',
    'days,2026-11-21,3,false',
  ]);
});

test('a text with a comma or quotation mark stays in one cell', () => {
  const [, line] = lines({ answers: [{ ...ANSWER, given: '2, "5"' }] });
  expect(line).toContain('"2, ""5"""');
});

test.each(['=1+1', '@sum', '+x', '-x^2'])('neutralizes the formula "%s"', (given) => {
  const [, line] = lines({ answers: [{ ...ANSWER, given }] });
  expect(line).toContain(`,'${given},`);
});

test('a negative number stays a number', () => {
  expect(lines({ answers: [ANSWER] })[1]).toContain(',-3,');
});
