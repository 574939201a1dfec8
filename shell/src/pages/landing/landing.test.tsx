import { screen, within } from '@testing-library/react';
import { heading, main, openShell } from '../../testing/open-shell';

test('guests see what the product is and where to start', async () => {
  openShell('/');
  expect(await screen.findByRole('link', { name: 'Start Learning Free' })).toHaveAttribute('href', '/signup');
  expect(within(main()).getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test("links to today's puzzle before mentioning an account", async () => {
  openShell('/');
  const play = await screen.findByRole('link', { name: "Play today's Sum Grid" });
  expect(play).toHaveAttribute('href', '/sum-grid');
  expect(within(main()).getAllByRole('link')[0]).toBe(play);
  expect(screen.getByText('No account needed.')).toBeVisible();
});

test('only promises that times are measured', async () => {
  openShell('/');
  expect(await screen.findByText(/the server checks your answers, measures your times/)).toBeVisible();
  expect(main()).not.toHaveTextContent(/verified|fair|cheat|nobody|honest/i);
});

test('demos need no account', async () => {
  openShell('/');
  expect(await screen.findByRole('link', { name: 'Try Demo' })).toHaveAttribute('href', '/demo');
  expect(screen.getByText(/You need no account/)).toBeVisible();
});

test('states the learning limits of free accounts', async () => {
  openShell('/');
  expect(
    await screen.findByText(/Three learning sessions a day are free, and reviews cost none/),
  ).toBeVisible();
});

test.each([
  ['Sum Grid', '/sum-grid'],
  ['Multiplication Grid', '/multiplication-grid'],
  ['Combined Grid', '/combined-grid'],
  ['Mental Math Speed Round', '/mental-math-speed'],
])('links to %s', async (name, path) => {
  openShell('/');
  expect(await screen.findByRole('link', { name: `Play ${name}` })).toHaveAttribute('href', path);
});

test('signed-in users see the dashboard instead', async () => {
  openShell('/', { profile: {} });
  expect(await heading('learning at /')).toBeVisible();
});

test('a technique can be tried by keyboard, and its reason and the next link are announced', async () => {
  const { user } = openShell('/');
  const technique = within(await screen.findByRole('region', { name: 'Try one step' }));
  technique.getByRole('button', { name: '1' }).focus();
  await user.keyboard('{Enter}');
  expect(technique.getByRole('status')).toHaveTextContent('Not 1: 2 + 1 + 6 is 9, which is less than 15.');
  await user.click(technique.getByRole('button', { name: '6' }));
  expect(technique.getByRole('status')).toHaveTextContent('each digit is used once');
  await user.click(technique.getByRole('button', { name: '7' }));
  expect(technique.getByRole('status')).toHaveTextContent('Yes. 2 + 6 is 8, and 15 − 8 is 7.');
  expect(technique.getByRole('img')).toHaveAccessibleName('A row: 2, 7, 6. Its target is 15.');
  expect(technique.getByRole('link', { name: 'Open the technique book' })).toHaveAttribute(
    'href',
    '/learn/techniques',
  );
});
