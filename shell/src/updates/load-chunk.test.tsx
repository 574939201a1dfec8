/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NoticeRegion } from '../layout/NoticeRegion';
import { createNotices } from '../platform/create-notices';
import reloaded from '../released/1/reloaded-at.json';
import { loadChunk } from './load-chunk';
import { page } from './recover';

const CHUNK = 'http://shell.test/supabase.01234567.js';

/** As webpack rejects an import. */
const missingChunk = () =>
  Promise.reject(
    Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request: CHUNK }),
  );

/** Of the server that had the chunk; undefined without a network. */
type Server = (() => Response) | undefined;

let reload: jest.SpyInstance;
beforeEach(() => {
  reload = jest.spyOn(page, 'reload').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

/** The outcome after everything that can happen at once. */
async function loadFrom(server: Server): Promise<string> {
  globalThis.fetch = async () => {
    if (!server) throw new TypeError('Failed to fetch');
    return server();
  };
  const pending = new Promise<string>((resolve) => setTimeout(resolve, 50, 'pending'));
  return Promise.race([loadChunk(missingChunk).then(String, (error: Error) => error.name), pending]);
}

const gone = () => new Response('Not found', { status: 404 });
const responds = (status: number, type: string) => () =>
  new Response('', { status, headers: { 'Content-Type': type } });

function showMain(remote?: string, fields = '') {
  document.body.innerHTML = `<main id="main" ${remote ? `data-remote="${remote}"` : ''}>${fields}</main>`;
}

const notice = () => screen.queryByText(/new version is available/);

test('gives the module of a chunk', async () => {
  expect(await loadChunk(() => Promise.resolve('module'))).toBe('module');
});

test.each<[string, Server]>([
  ['is gone', gone],
  ['has a page in its place', responds(200, 'text/html')],
])('a chunk that %s reloads the page once, and no screen blames the connection', async (_, server) => {
  showMain('account', '<input value=""><input type="checkbox" value="on">');
  expect(await loadFrom(server)).toBe('pending');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await loadFrom(server)).toBe('ChunkLoadError');
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each<[string, Server]>([
  ['without a network', undefined],
  ['while the server fails', responds(503, 'text/html')],
  ['that is there again', responds(200, 'text/javascript')],
])('a chunk %s is an error like any other', async (_, server) => {
  showMain();
  expect(await loadFrom(server)).toBe('ChunkLoadError');
  expect(reload).not.toHaveBeenCalled();
  expect(notice()).toBeNull();
});

test.each([
  ['a form with text', 'account', '<input value="ada@example.test">'],
  ['a game', 'games', ''],
  ['a remote of another repository', 'chess', ''],
])('%s is not interrupted: a button reloads', async (_, remote, fields) => {
  render(<NoticeRegion notices={createNotices()} />);
  document.body.insertAdjacentHTML('beforeend', `<main id="main" data-remote="${remote}">${fields}</main>`);
  await act(async () => expect(await loadFrom(gone)).toBe('pending'));
  expect(reload).not.toHaveBeenCalled();
  expect(notice()?.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await loadFrom(gone);
  expect(screen.getAllByText(/new version is available/)).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each(['getItem', 'setItem'] as const)(
  'only the button reloads when %s of storage fails',
  async (name) => {
    showMain();
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('blocked or full', 'SecurityError');
    });
    expect(await loadFrom(gone)).toBe('pending');
    expect(notice()).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  },
);

test('a reload that was stored long ago does not prevent another one', async () => {
  showMain();
  sessionStorage.setItem('reloaded-at', reloaded['reloaded-at']);
  expect(await loadFrom(gone)).toBe('pending');
  expect(reload).toHaveBeenCalledTimes(1);
});
