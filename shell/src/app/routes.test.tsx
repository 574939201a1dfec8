import { screen, waitFor, within } from '@testing-library/react';
import { GAMES, GAME_TYPES, GRID_GAMES } from '@ninefold/contracts';
import { testRemote, testRemotes } from '../testing/test-remotes';
import { address, heading, main, openShell } from '../testing/open-shell';
import { ROUTES } from './routes';

test('a deep link shows its remote with the full URL', async () => {
  openShell('/sum-grid?mode=practice');
  expect(await heading('games at /sum-grid?mode=practice')).toBeVisible();
  expect(main()).toHaveAttribute('data-remote', 'games');
  await waitFor(() => expect(main()).toHaveAttribute('data-ready', 'true'));
  expect(document.title).toMatch(/^Sum Grid/);
});

test.each([
  ['/login', 'account at /login'],
  ['/signin', 'account at /signin'],
  ['/puzzle-games', 'games at /puzzle-games'],
  ['/mental-math-speed', 'games at /mental-math-speed'],
  ['/addition-drill', 'games at /addition-drill'],
  ['/demo', 'games at /demo'],
  ['/combined-grid-demo', 'games at /combined-grid-demo'],
  ['/dashboard', 'learning at /dashboard'],
  ['/plans', 'account at /plans'],
  ['/upgrade', 'account at /upgrade'],
  ['/signup/account?session_id=cs_1&tier=elite', 'account at /signup/account?session_id=cs_1&tier=elite'],
  ['/signup/success?session_id=cs_1', 'account at /signup/success?session_id=cs_1'],
  ['/signup-success?session_id=cs_1&user_id=7', 'account at /signup-success?session_id=cs_1&user_id=7'],
  ['/reset-password', 'account at /reset-password'],
  ['/update-password?type=recovery', 'account at /update-password?type=recovery'],
])('%s is open to guests', async (path, shown) => {
  openShell(path);
  expect(await heading(shown)).toBeVisible();
});

test.each([
  ['/sum-grid/', '/sum-grid'],
  ['/SUM-GRID', '/sum-grid'],
  ['/Profile/?tab=Plan', '/login'],
  ['//sum-grid', '/sum-grid'],
  ['//evil/', '/evil'],
  ['///', '/'],
  ['/games', '/puzzle-games'],
  ['/games/?a=1', '/puzzle-games?a=1'],
  ['/signup-with-subscription', '/signup'],
  ['/signup-new?step=onboarding', '/signup?step=onboarding'],
  ['/signup/elements', '/signup'],
  ['/signup/subscription', '/signup'],
  ['/terms', '/terms-of-service'],
  ['/privacy', '/privacy-policy'],
  ['/about.html', '/about'],
  ['/terms-of-service.html', '/terms-of-service'],
  ['/privacy-policy.html', '/privacy-policy'],
  ['/cookie-policy.html', '/cookie-policy'],
])('%s redirects to %s', async (from, to) => {
  openShell(location.origin + from);
  await waitFor(() => expect(address()).toBe(to));
});

test('a remote that only /remotes.json lists owns a prefix by its name', async () => {
  const chess = testRemote('chess');
  const network = { ...testRemotes(), ...chess.stubs };
  const { json } = network['/remotes.json'] as { json: object };
  network['/remotes.json'] = { json: { ...json, chess: { entry: chess.manifest } } };
  openShell('/apps/chess/rook', { profile: {}, network });
  expect(await heading('chess at /apps/chess/rook')).toBeVisible();
});

test('an unknown path shows the not-found page with working links', async () => {
  openShell('/no/such/page');
  expect(await heading('Page Not Found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Today' })).toHaveAttribute('href', '/dashboard');
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/signup-with-subscription',
  );
  expect(screen.getByRole('heading', { name: 'Fun facts about 83' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/upgrade');
});

test('the not-found page offers guests a puzzle first', async () => {
  openShell('/no/such/page');
  const play = await screen.findByRole('link', { name: "Play today's puzzle" });
  expect(play).toHaveAttribute('href', '/sum-grid');
  expect(within(main()).getAllByRole('link')[0]).toBe(play);
  const quickLinks = within(screen.getByRole('navigation', { name: 'Quick links' })).getAllByRole('link');
  expect(quickLinks.map((link) => link.getAttribute('href'))).toEqual([
    '/puzzle-games',
    '/profile',
    '/upgrade',
    '/login',
  ]);
});

test('the not-found page offers no account to a signed-in user', async () => {
  openShell('/no/such/page', { profile: {} });
  expect(await heading('Page Not Found')).toBeVisible();
  await screen.findByRole('button', { name: 'Account menu for ada' });
  const links = within(main()).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Go to Today',
    'All puzzles',
    'Profile',
    'Upgrade',
  ]);
});

describe('below a prefix', () => {
  const signedIn = { profile: {} };

  test.each([
    ['/learn', '/learn'],
    ['/learn/Fractions/2', '/learn/Fractions/2'],
    ['/LEARN/Fractions/', '/learn/Fractions'],
    ['//practice//sums', '/practice/sums'],
    ['/Progress/?week=2', '/progress?week=2'],
  ])('%s belongs to the learning remote: %s', async (from, to) => {
    openShell(location.origin + from, signedIn);
    expect(await heading(`learning at ${to}`)).toBeVisible();
    expect(address()).toBe(to);
  });

  test('a path that only starts the same does not match', async () => {
    openShell('/learning', signedIn);
    expect(await heading('Page Not Found')).toBeVisible();
    expect(main()).not.toHaveAttribute('data-remote');
  });

  test("shows the table's title until the remote sets one, and resets it on the next path", async () => {
    const { user } = openShell('/learn', signedIn);
    const follow = async (name: string) => user.click(await screen.findByRole('link', { name }));
    await heading('learning at /learn');
    expect(document.title).toMatch(/^Learn ·/);
    await follow('lesson');
    await waitFor(() => expect(document.title).toMatch(/^A lesson ·/));
    await follow('list');
    await waitFor(() => expect(document.title).toMatch(/^Learn ·/));
  });

  test('lets the remote show the not-found page with its title', async () => {
    openShell('/learn/nothing', signedIn);
    expect(await heading('Page Not Found')).toBeVisible();
    expect(main()).toHaveAttribute('data-remote', 'learning');
    expect(document.title).toMatch(/^Page Not Found ·/);
    expect(within(main()).getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  });
});

test('a remote cannot change the title of an exact route', async () => {
  openShell('/demo?lesson');
  await heading('games at /demo?lesson');
  expect(document.title).toMatch(/^Daily Challenge Demo ·/);
});

test('each demo has its own title', async () => {
  openShell('/combined-grid-demo');
  await heading('games at /combined-grid-demo');
  expect(document.title).toMatch(/^Combined Grid Demo ·/);
});

test('each game of the catalog has a route, and each grid a demo', () => {
  const paths = ROUTES.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(GAME_TYPES.map((game) => GAMES[game].path)));
  expect(paths.filter((path) => path.endsWith('-demo'))).toEqual(
    GRID_GAMES.map((game) => `${GAMES[game].path}-demo`),
  );
});

test('every path is in the table once', () => {
  const paths = ROUTES.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('navigating moves the focus to the start of the page', async () => {
  const { user } = openShell('/sum-grid');
  await user.click(await screen.findByRole('link', { name: 'leave' }));
  expect(await heading(/^About/)).toBeVisible();
  expect(main()).toHaveFocus();
  expect(main()).not.toHaveAttribute('data-remote');
  expect(document.title).toMatch(/^About/);
});
