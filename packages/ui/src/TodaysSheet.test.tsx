import { render, screen, within } from '@testing-library/react';
import { sheetProgress, TodaysSheet, type SheetFold } from '.';

const fold = (id: string, over: Partial<SheetFold> = {}): SheetFold => ({
  id,
  title: `Puzzle ${id}`,
  sign: id,
  xp: 50,
  seconds: null,
  started: false,
  ...over,
});

function show(...folds: SheetFold[]) {
  render(<TodaysSheet folds={folds} stamp="#7" formatTime={(seconds) => `${seconds} s`} />);
  return within(screen.getByRole('region', { name: "Today's sheet" }));
}

const spoken = () => screen.getAllByRole('listitem').map((item) => item.firstChild?.textContent);

test('each fold says what became of its puzzle, or what it earns', () => {
  show(
    fold('a', { seconds: 41, started: true }),
    fold('b', { started: true, progress: { filled: 3, open: 6 } }),
    fold('c'),
  );
  expect(spoken()).toEqual([
    'Puzzle a: solved in 41 s',
    'Puzzle b: begun, 3 of 6 cells',
    'Puzzle c: open, 50 XP',
  ]);
});

test('a puzzle that was begun on another device is begun', () => {
  show(fold('a', { started: true }));
  expect(spoken()).toEqual(['Puzzle a: begun']);
});

test('the next puzzle is the first that is not solved', () => {
  const folds = [fold('a', { seconds: 41 }), fold('b', { started: true }), fold('c')];
  expect(sheetProgress(folds)).toEqual({ next: folds[1], done: 1, totalSeconds: null });
});

const lesson = {
  id: 'learn',
  title: 'Lesson',
  sign: 'A1',
  isDone: false,
  note: '5 min',
  spoken: '5 minutes',
};

test('what else belongs to the day stands below, each part leads to its own, and all of it makes the stamp', () => {
  const sheet = (isDone: boolean) => (
    <TodaysSheet
      folds={[fold('a', { seconds: 41 })]}
      tasks={[{ ...lesson, isDone }]}
      stamp="#7"
      formatTime={(seconds) => `${seconds} s`}
      link={(id, words) => <a href={`/${id}`}>{words}</a>}
    />
  );
  const { rerender } = render(sheet(false));
  expect(screen.queryByText(/^All done/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lesson: 5 minutes' })).toHaveAttribute('href', '/learn');
  rerender(sheet(true));
  expect(screen.getByText('All done, the puzzles in 41 s.')).toBeInTheDocument();
});

test('with all of them solved, the sheet is folded and stamped with one time', () => {
  const sheet = show(fold('a', { seconds: 41 }), fold('b', { seconds: 60 }));
  expect(sheet.getByText('All solved, 101 s in all.')).toBeInTheDocument();
  expect(sheet.getByText('#7')).toBeInTheDocument();
});
