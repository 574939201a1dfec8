import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeJwt, importSPKI, jwtVerify } from 'jose';
import { publishedBuilds } from '../build/published-builds';
import { historyOf } from '../history';
import { remotesLine } from '../remotes-line';
import { folderStore } from '../store/folder-store';
import { previewBuild } from './preview-build';
import { newPreviewKeys, signPreview } from './preview-token';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'preview-'));
  await writeFile(path.join(folder, 'remotes.json'), '{}');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const MANIFEST = {
  name: 'chess',
  metaData: { globalName: 'chess', remoteEntry: { name: 'entry.js', path: '' } },
  exposes: [
    { name: 'App', path: './App', assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } } },
  ],
  shared: [],
};
const bytes = (text: string) => new TextEncoder().encode(text);
const build = {
  id: '0123456789ab',
  files: new Map([
    ['mf-manifest.json', bytes(JSON.stringify(MANIFEST))],
    ['entry.js', bytes('')],
  ]),
};

function preview(key: string | undefined, email = 'Ada@example.org') {
  const store = folderStore(folder);
  const said: string[] = [];
  const deployment = {
    ...{ remote: 'chess', store, line: remotesLine(store, 'remotes.json', 'chess') },
    ...{ history: historyOf(store, 'chess'), builds: publishedBuilds(store, 'chess', 'https://cdn.test') },
    ...{ check: () => Promise.resolve(), now: () => new Date(), say: (text: string) => said.push(text) },
  };
  const options = { email, shell: 'https://play.test/', paths: ['/apps/chess'], key };
  return { said, done: previewBuild(deployment, build, options) };
}

test('puts the build in place and prints a link for one person, and nothing is live', async () => {
  const { privateKey, publicKey } = await newPreviewKeys();
  const { said, done } = preview(privateKey);
  await done;
  const link = new URL(/https:\S+/.exec(said.at(-1) ?? '')?.[0] ?? '');
  expect(link.origin + link.pathname).toBe('https://play.test/apps/chess');
  expect(link.searchParams.get('remote')).toBe('chess@https://cdn.test/chess/0123456789ab/mf-manifest.json');
  const pem = `-----BEGIN PUBLIC KEY-----\n${publicKey}\n-----END PUBLIC KEY-----`;
  const { payload } = await jwtVerify(link.hash.replace('#preview=', ''), await importSPKI(pem, 'ES256'), {
    audience: 'https://play.test',
    subject: createHash('sha256').update('ada@example.org').digest('hex'),
  });
  expect(payload).toMatchObject({ remote: 'chess', base: 'https://cdn.test/chess/0123456789ab/' });
  expect(payload.exp! - payload.iat!).toBe(3_600);
  expect(await readdir(path.join(folder, 'chess/0123456789ab'))).toContain('mf-manifest.json');
  expect(await readdir(folder)).not.toContain('remotes');
});

test.each([
  ['without a key', undefined, 'ada@example.org', 'PREVIEW_KEY is missing'],
  ['with a damaged key', 'AAAA', 'ada@example.org', 'PREVIEW_KEY is not a private key'],
  ['without an address', 'AAAA', 'ada', 'email address'],
])('refuses a preview %s', async (_, key, email, reason) => {
  await expect(preview(key, email).done).rejects.toThrow(reason);
});

test('the shell refuses tokens of another key, so each deployment has its own', async () => {
  const [ours, theirs] = [await newPreviewKeys(), await newPreviewKeys()];
  const token = await signPreview(theirs.privateKey, {
    ...{ remote: 'chess', base: 'https://cdn.test/', email: 'ada@example.org', site: 'https://play.test' },
  });
  expect(JSON.stringify(decodeJwt(token))).not.toContain('ada@');
  const pem = `-----BEGIN PUBLIC KEY-----\n${ours.publicKey}\n-----END PUBLIC KEY-----`;
  await expect(jwtVerify(token, await importSPKI(pem, 'ES256'))).rejects.toThrow('signature');
});
