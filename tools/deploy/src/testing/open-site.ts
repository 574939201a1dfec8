import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publishedBuilds } from '../build/published-builds';
import type { Build } from '../build/read-build';
import type { Deployment } from '../deploy-remote';
import { historyOf } from '../history';
import { remotesLine } from '../remotes-line';
import type { Place } from './places';

export const [A, B, C, D] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc', 'dddddddddddd'] as const;

export const BY_HAND = 'by-hand/mf-manifest.json';
export const CHUNK = 'app.0123456789ab.js';

export function build(id: string, remote = 'games'): Build {
  const manifest = {
    metaData: { globalName: remote, remoteEntry: { name: CHUNK, path: '' } },
    exposes: [{ path: './App' }],
    of: id,
  };
  const files = { [CHUNK]: `${CHUNK} of ${id}`, 'mf-manifest.json': JSON.stringify(manifest) };
  return { id, files: new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])) };
}

/** A place with a list of remotes, on day 0, and a server that gives its files to visitors. */
export async function openSite(open: () => Promise<Place>) {
  const place = await open();
  const { store } = place;
  const cdn = createServer((request, response) => {
    void store.read(request.url?.slice(1) ?? '').then((found) => {
      response.writeHead(found ? 200 : 404).end(found?.text);
    });
  }).listen(0, '127.0.0.1');
  await once(cdn, 'listening');
  const urlOf = (name: string) => `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/${name}`;

  const before = {
    games: { entry: urlOf(BY_HAND), owner: 'the games team' },
    account: { entry: 'https://account.test/mf-manifest.json' },
    of: 'the future',
  };
  await store.replace('remotes.json', JSON.stringify(before), undefined);
  await store.put(BY_HAND, Buffer.from('{}'));

  const read = async (name: string) => JSON.parse((await store.read(name))?.text ?? '') as unknown;
  const site = {
    ...place,
    /** The list of remotes on day 0. */
    before,
    /** Another site, with a list of its own, that shows the same builds. */
    production: (remote = 'games') => ({
      line: remotesLine(store, 'production/remotes.json', remote),
      history: historyOf(store, remote, 'production/remotes.json'),
    }),
    day: 0,
    said: [] as string[],
    urlOf,
    manifestOf: (id: string, remote = 'games') => urlOf(`${remote}/${id}/mf-manifest.json`),
    deployment: (remote = 'games', over: Partial<Deployment> = {}): Deployment => ({
      remote,
      store,
      line: remotesLine(store, 'remotes.json', remote),
      history: historyOf(store, remote),
      builds: publishedBuilds(store, remote, urlOf('')),
      check: async () => {},
      now: () => new Date(Date.UTC(2026, 0, 1 + site.day)),
      say: (text) => site.said.push(text),
      ...over,
    }),
    remotes: () => read('remotes.json') as Promise<Record<string, { entry: string }>>,
    ownLine: (remote: string) => read(`remotes/${remote}.json`),
    live: async () => (await site.remotes()).games?.entry,
    async discard() {
      cdn.close();
      cdn.closeAllConnections();
      await place.discard();
    },
  };
  return site;
}

export type Site = Awaited<ReturnType<typeof openSite>>;
