import { act, screen } from '@testing-library/react';
import { fakeBrowser } from '../testing/fake-browser';
import { fakeNetwork, type Stub } from '../testing/fake-network';
import { CONFIG } from '../testing/open-shell';
import { start } from './start';

async function startAt(address: string, network: Record<string, Stub>) {
  window.history.replaceState(null, '', address);
  fakeBrowser();
  fakeNetwork(network);
  document.body.innerHTML = '<div id="root"></div>';
  await act(() => start(document.getElementById('root')!));
}

// The page's first script, which is in every page.
beforeAll(async () => {
  fakeBrowser();
  await import('../boot/boot');
});

const CONFIGURED = { '/config.json': { json: CONFIG } };

afterEach(() => sessionStorage.clear());

test.each<[string, Stub]>([
  ['missing', { status: 404 }],
  ['a page', { text: '<!doctype html>' }],
  ['empty', { json: {} }],
])('a configuration that is %s ends in the plain page', async (_, stub) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  await startAt('/', { '/config.json': stub });
  expect(screen.getByRole('heading', { name: 'Loading Error' })).toBeVisible();
  expect(screen.getByText('There was an error loading the application.')).toBeVisible();
  expect(screen.getByText('Please check the console for details.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  expect(log).toHaveBeenCalled();
});

test('expired entries of the session storage are removed, and nothing else', async () => {
  const hour = 3_600_000;
  sessionStorage.setItem('old', JSON.stringify({ value: 'x', timestamp: Date.now() - 2 * hour, ttl: hour }));
  sessionStorage.setItem('fresh', JSON.stringify({ value: 'x', timestamp: Date.now(), ttl: hour }));
  sessionStorage.setItem('other', 'not ours');
  await startAt('/about', CONFIGURED);
  expect(Object.keys(sessionStorage).sort()).toEqual(['fresh', 'other']);
});

test('a storage that cannot be cleaned up is logged, and the shell starts', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await startAt('/about', CONFIGURED);
  expect(log).toHaveBeenCalledWith('Failed to cleanup expired storage', expect.anything());
  expect(screen.getByRole('main')).toBeInTheDocument();
  storage.mockRestore();
});

test('the tokens of a confirmation link leave the address', async () => {
  await startAt('/about?confirmed=true#access_token=secret&type=signup', CONFIGURED);
  expect(location.href).toMatch(/\/about\?confirmed=true$/);
});

test('a confirmation link that failed does not read as confirmed', async () => {
  await startAt('/about?confirmed=true#error=access_denied&error_code=otp_expired', CONFIGURED);
  expect(location.href).toMatch(/\/about$/);
  expect(await screen.findByText(/This link does not work any more/)).toBeVisible();
});
