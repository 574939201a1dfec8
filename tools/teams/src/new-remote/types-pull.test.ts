import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SCRIPT = path.resolve(__dirname, '../../template/common/types-pull.mjs');

/** Replaces npm and records its arguments. */
const NPM = '#!/bin/sh\necho "$@" >> npm-calls\n';

const PUBLISHED: Readonly<Record<string, string>> = {
  '/packages/index.json': JSON.stringify({
    '@ninefold/platform': 'ninefold-platform-2.0.0.tgz',
    '@ninefold/other': 'ninefold-other-1.0.0.tgz',
  }),
  '/packages/ninefold-platform-2.0.0.tgz': 'the new platform',
};

let shell: Server;
let home: string;

beforeEach(async () => {
  shell = createServer(({ url = '' }, response) => {
    const content = PUBLISHED[url];
    response.writeHead(content === undefined ? 404 : 200).end(content);
  }).listen(0, '127.0.0.1');
  await once(shell, 'listening');
  home = await mkdtemp(path.join(tmpdir(), 'types-pull-'));
  await put('npm', NPM, 0o755);
  await put('packages/ninefold-platform-1.5.0.tgz', 'the old platform');
  await put('packages/ninefold-ui-3.0.0.tgz', 'ui');
  await put(
    'package.json',
    JSON.stringify({
      dependencies: {
        '@ninefold/platform': 'file:packages/ninefold-platform-1.5.0.tgz',
        '@ninefold/ui': 'file:packages/ninefold-ui-3.0.0.tgz',
      },
      devDependencies: { 'react-router-dom': '7.18.5' },
    }),
  );
  // As the new platform is installed.
  const installed = { dependencies: { 'react-router-dom': '7.20.0' } };
  await put('node_modules/@ninefold/platform/package.json', JSON.stringify(installed));
});
afterEach(async () => {
  shell.close();
  await rm(home, { recursive: true, force: true });
});

async function put(file: string, content: string, mode?: number) {
  await mkdir(path.dirname(path.join(home, file)), { recursive: true });
  await writeFile(path.join(home, file), content, { mode });
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** @returns what it says on the error stream */
const pull = (args: readonly string[], variables: NodeJS.ProcessEnv = {}) =>
  new Promise<string>((resolve) => {
    const env = { ...process.env, ...variables, PATH: `${home}:${process.env['PATH']}` };
    execFile(process.execPath, [SCRIPT, ...args], { cwd: home, env }, (_, __, stderr) => resolve(stderr));
  });

test.each([
  ['the argument', true],
  ['the environment', false],
])('replaces the packages that the shell in %s publishes', async (_, isArgument) => {
  const address = addressOf(shell);
  expect(await pull(isArgument ? [address] : [], isArgument ? {} : { NINEFOLD_SHELL: address })).toBe('');
  expect((await readdir(path.join(home, 'packages'))).sort()).toEqual([
    'ninefold-platform-2.0.0.tgz',
    'ninefold-ui-3.0.0.tgz',
  ]);
  expect(await readFile(path.join(home, 'npm-calls'), 'utf8')).toBe(
    'install file:packages/ninefold-platform-2.0.0.tgz\ninstall --save-dev --save-exact react-router-dom@7.20.0\n',
  );
});

test('says how to name a shell, and changes nothing', async () => {
  expect(await pull([], { NINEFOLD_SHELL: '' })).toMatch(/^Name the shell: npm run types:pull/);
  expect(await readdir(path.join(home, 'packages'))).toHaveLength(2);
});

test('says that a shell publishes no packages', async () => {
  const empty = createServer((_, response) => void response.writeHead(404).end()).listen(0, '127.0.0.1');
  await once(empty, 'listening');
  expect(await pull([addressOf(empty)])).toMatch(/index\.json answers 404: this shell publishes no packages/);
  empty.close();
});

test('replaces nothing when one of the archives is missing', async () => {
  const half = createServer(({ url = '' }, response) => {
    const index = {
      '@ninefold/platform': 'ninefold-platform-2.0.0.tgz',
      '@ninefold/ui': 'ninefold-ui-4.0.0.tgz',
    };
    const content = url === '/packages/index.json' ? JSON.stringify(index) : PUBLISHED[url];
    response.writeHead(content === undefined ? 404 : 200).end(content);
  }).listen(0, '127.0.0.1');
  await once(half, 'listening');
  expect(await pull([addressOf(half)])).toMatch(/ninefold-ui-4\.0\.0\.tgz answers 404/);
  expect((await readdir(path.join(home, 'packages'))).sort()).toEqual([
    'ninefold-platform-1.5.0.tgz',
    'ninefold-ui-3.0.0.tgz',
  ]);
  half.close();
});
