import { render, screen, within } from '@testing-library/react';
import { todaysProgress, TodaysDailies, type TodaysDaily } from '.';

const daily = (id: string, over: Partial<TodaysDaily> = {}): TodaysDaily => ({
  id,
  title: `Puzzle ${id}`,
  sign: id,
  xp: 50,
  seconds: null,
  started: false,
  ...over,
});

function show(...dailies: TodaysDaily[]) {
  render(<TodaysDailies dailies={dailies} stamp="#7" formatTime={(seconds) => `${seconds} s`} />);
  return within(screen.getByRole('region', { name: "Today's puzzles" }));
}

const spoken = () => screen.getAllByRole('listitem').map((item) => item.firstChild?.textContent);

test('each daily shows its time, its progress or its reward', () => {
  show(
    daily('a', { seconds: 41, started: true }),
    daily('b', { started: true, progress: { filled: 3, open: 6 } }),
    daily('c'),
  );
  expect(spoken()).toEqual([
    'Puzzle a: solved in 41 s',
    'Puzzle b: started, 3 of 6 cells',
    'Puzzle c: open, 50 XP',
  ]);
});

test('a time that is not verified is marked', () => {
  show(daily('a', { seconds: 4, unverified: true }));
  expect(spoken()).toEqual(['Puzzle a: solved in 4 s, not verified']);
  expect(screen.getByText('4 s unverified')).toBeInTheDocument();
  expect(screen.getByText(/Not every time is verified/)).toBeInTheDocument();
});

test('a puzzle started on another device is shown as started', () => {
  show(daily('a', { started: true }));
  expect(spoken()).toEqual(['Puzzle a: started']);
});

test('the next puzzle is the first unsolved one', () => {
  const dailies = [daily('a', { seconds: 41 }), daily('b', { started: true }), daily('c')];
  expect(todaysProgress(dailies)).toEqual({ next: dailies[1], done: 1, totalSeconds: null });
});

const lesson = {
  id: 'learn',
  title: 'Lesson',
  sign: 'A1',
  isDone: false,
  note: '5 min',
  spoken: '5 minutes',
};

test('tasks are listed and linked below the dailies, and the stamp appears when everything is done', () => {
  const todays = (isDone: boolean) => (
    <TodaysDailies
      dailies={[daily('a', { seconds: 41 })]}
      tasks={[{ ...lesson, isDone }]}
      stamp="#7"
      formatTime={(seconds) => `${seconds} s`}
      link={(id, words) => <a href={`/${id}`}>{words}</a>}
    />
  );
  const { rerender } = render(todays(false));
  expect(screen.queryByText(/^All done/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lesson: 5 minutes' })).toHaveAttribute('href', '/learn');
  rerender(todays(true));
  expect(screen.getByText('All done, the puzzles in 41 s.')).toBeInTheDocument();
});

test('solved dailies collapse into a stamp with the total time', () => {
  const todays = show(daily('a', { seconds: 41 }), daily('b', { seconds: 60 }));
  expect(todays.getByText('All solved, 101 s in all.')).toBeInTheDocument();
  expect(todays.getByText('#7')).toBeInTheDocument();
});
