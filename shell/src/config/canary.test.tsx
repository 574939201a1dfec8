import { waitFor } from '@testing-library/react';
import released from '../released/1/cohort.json';
import type { Stub } from '../testing/fake-network';
import { testRemote, type TestRemote } from '../testing/test-remotes';
import { main, openShell } from '../testing/open-shell';

const build = (name: string) => ({ default: () => <h1>{name}</h1> });

/** Opens a games screen while a canary of games exists on another origin. */
async function shown(
  line: (canary: TestRemote) => unknown,
  fault: (canary: TestRemote) => Record<string, Stub> = () => ({}),
) {
  const stable = testRemote('games', build('stable'));
  const canary = testRemote('learning', build('canary'));
  const file = { games: { entry: stable.manifest, canary: line(canary) } };
  const stubs = { ...stable.stubs, ...canary.stubs, '/remotes.json': { json: file }, ...fault(canary) };
  openShell('/sum-grid', { network: stubs });
  await waitFor(() => expect(main()).toHaveAttribute('data-ready', 'true'));
  return main().textContent;
}

const tenth = ({ manifest }: TestRemote) => ({ entry: manifest, share: 0.1 });
const nobodys = () => undefined;

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

test.each([
  [0.05, 'canary'],
  [0.15, 'stable'],
])('a device that drew %d gets the %s build at a share of 10%%', async (drawn, name) => {
  jest.spyOn(Math, 'random').mockReturnValue(drawn);
  expect(await shown(tenth)).toBe(name);
});

test('a device draws once and keeps its number', async () => {
  localStorage.setItem('cohort', released.cohort);
  jest.spyOn(Math, 'random').mockReturnValue(0.95);
  expect(await shown(tenth)).toBe('canary');
});

test('draws nothing without a canary', async () => {
  expect(await shown(nobodys)).toBe('stable');
  expect(localStorage.getItem('cohort')).toBeNull();
});

test.each<[string, (canary: TestRemote) => Record<string, Stub>]>([
  ['whose manifest is missing', ({ manifest }) => ({ [manifest]: { status: 404 } })],
  ['whose entry is missing', ({ entry }) => ({ [entry]: { status: 404 } })],
])('shows the stable build instead of a canary %s, without a reload', async (_, fault) => {
  localStorage.setItem('cohort', '0');
  expect(await shown(tenth, fault)).toBe('stable');
});

test.each([['a tenth'], [7], [{ share: 1 }], [{ share: 'most', entry: 'nowhere' }], [null]])(
  'a damaged canary costs nothing: %j',
  async (damaged) => {
    localStorage.setItem('cohort', '0');
    expect(await shown(() => damaged)).toBe('stable');
  },
);

test('a device with blocked storage gets the stable build', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const refused = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(await shown(tenth)).toBe('stable');
  refused.mockRestore();
});
