import { screen, waitFor, within } from '@testing-library/react';
import { findRoute } from '../app/find-route';
import { renderFrame } from '../deploy/render-frame';
import { testRemote, testRemotes } from '../testing/test-remotes';
import { openShell } from '../testing/open-shell';

const html = document.documentElement;
const arrived = () => screen.findByRole('heading', { level: 1 });
const header = () => within(screen.getByRole('banner'));
const dark = (hidden = true) => screen.findByRole('switch', { name: 'Dark mode', hidden });

test('offers guests to sign in and to get started', async () => {
  openShell('/about');
  await arrived();
  expect(header().getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  expect(header().getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/signup');
});

test.each([
  ['a guest', undefined, ['Puzzles', 'Learn']],
  ['a member', {}, ['Today', 'Puzzles', 'Learn', 'Progress']],
])('the navigation of %s', async (_, profile, places) => {
  openShell('/puzzle-games', {
    network: testRemotes({ games: testRemote('games') }),
    ...(profile && { profile }),
  });
  await arrived();
  const site = within(await screen.findByRole('navigation', { name: 'Site' }));
  await waitFor(() => expect(site.getAllByRole('link').map((link) => link.textContent)).toEqual(places));
  expect(site.getByRole('link', { current: 'page' })).toHaveTextContent('Puzzles');
});

test.each([
  ['/', 'Today'],
  ['/practice', 'Learn'],
])('at %s, a member sees %s as the current page', async (address, place) => {
  openShell(address, { network: testRemotes({ learning: testRemote('learning') }), profile: {} });
  await arrived();
  expect(header().getByRole('link', { current: 'page' })).toHaveTextContent(place);
  if (address === '/') await waitFor(() => expect(document.title).toMatch(/^Today/));
});

test.each(['Sign In', 'Get Started'])('%s returns to the previous page', async (name) => {
  const { user } = openShell('/sum-grid?mode=practice');
  await arrived();
  await user.click(header().getByRole('link', { name }));
  const from = { pathname: '/sum-grid', search: '?mode=practice' };
  await waitFor(() => expect(window.history.state).toMatchObject({ usr: { from } }));
  // Even when the other one is chosen afterwards.
  await user.click(header().getByRole('link', { name: 'Sign In' }));
  await waitFor(() => expect(window.history.state).toMatchObject({ usr: { from } }));
});

test("shows a member's links before the account is loaded", () => {
  openShell('/about', { profile: {} });
  expect(html).toHaveAttribute('data-auth', 'loading');
  expect(header().getByRole('link', { name: 'Today' })).toHaveAttribute('href', '/dashboard');
  expect(header().queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
});

test('the static page contains the links of guests and members', () => {
  const frame = document.createElement('div');
  frame.innerHTML = renderFrame(findRoute('/about'), '');
  const links = [...frame.querySelectorAll('header a')].map((link) => link.textContent);
  expect(links.slice(1)).toEqual(['Today', 'Puzzles', 'Learn', 'Progress', 'Sign In', 'Get Started']);
});

test('the menu shows the user and offers the upgrade to free accounts', async () => {
  const { user } = openShell('/about', { profile: {} });
  const button = await screen.findByRole('button', { name: 'Account menu for ada' });
  expect(button).toBeVisible();
  expect(button).toHaveTextContent(/^A$/);
  await user.click(button);
  expect(header().getByText('ada@example.test')).toBeInTheDocument();
  expect(header().getByText('Free Account')).toBeInTheDocument();
  expect(header().getByRole('link', { name: 'Settings & Profile' })).toHaveAttribute('href', '/profile');
  expect(header().getByRole('link', { name: 'Upgrade to Elite Access' })).toHaveAttribute('href', '/upgrade');
  expect(header().queryByRole('switch')).not.toBeInTheDocument();
});

test('the menu closes on Escape, on a press elsewhere and on its own links', async () => {
  const { user } = openShell('/about', { profile: {} });
  const button = await screen.findByRole('button', { name: 'Account menu for ada' });
  const settings = header().getByRole('link', { name: 'Settings & Profile', hidden: true });
  expect(settings).not.toBeVisible();

  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(settings).toBeVisible();
  await user.keyboard('{Escape}');
  expect(settings).not.toBeVisible();
  expect(button).toHaveFocus();

  await user.click(button);
  await user.click(screen.getByRole('main'));
  expect(settings).not.toBeVisible();

  await user.click(button);
  await user.click(settings);
  await waitFor(() => expect(settings).not.toBeVisible());
});

test.each([
  ['for a new account', '/profile?setup=true', { username: null }],
  ['after a reload in its middle', '/profile?setup=true&step=color', {}],
])('the setup shows no navigation except signing out, %s', async (_, at, profile) => {
  openShell(at, { profile });
  await arrived();
  expect(await header().findByRole('button', { name: 'Sign Out', hidden: true })).toBeInTheDocument();
  expect(header().queryByRole('link', { name: 'Today' })).not.toBeInTheDocument();
  expect(header().queryByRole('link', { name: 'Puzzles' })).not.toBeInTheDocument();
});

test.each([
  ['elite', 'Elite Member'],
  ['premium', 'Premium Member'],
  ['a tier that this shell does not know', 'Premium Member'],
])('a subscriber of %s is labeled %s and may choose the theme', async (subscription_tier, label) => {
  const { user } = openShell('/about', { profile: { is_subscribed: true, subscription_tier } });
  expect(await screen.findByText(label)).toBeInTheDocument();
  await user.click(await dark());
  await waitFor(() => expect(html).toHaveAttribute('data-theme', 'dark'));
  expect(await dark()).toBeChecked();
});

test("everyone else gets the system's theme", async () => {
  localStorage.setItem('preferences', JSON.stringify({ darkMode: true }));
  const { browser } = openShell('/about');
  await arrived();
  await waitFor(() => expect(html).toHaveAttribute('data-theme', 'light'));
  browser.setSystemDark(true);
  await waitFor(() => expect(html).toHaveAttribute('data-theme', 'dark'));
});

test('a notice appears in the live region and can be dismissed', async () => {
  const { user } = openShell('/sum-grid');
  await user.click(await screen.findByRole('button', { name: 'notify' }));
  expect(screen.getByText('A word from games').closest('[aria-live="polite"]')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('A word from games')).not.toBeInTheDocument();
});

test('the first Tab stop skips to the content', async () => {
  const { user } = openShell('/about');
  await arrived();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
});
