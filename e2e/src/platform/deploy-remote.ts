import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Platform } from './start-platform';

const ROOT = path.resolve(__dirname, '../../..');

const remotesFile = ({ dataFolder }: Platform) => path.join(dataFolder, 'site/shell/remotes.json');

export const readRemotes = (platform: Platform) => readFile(remotesFile(platform), 'utf8');

interface Deployed {
  readonly succeeded: boolean;
  readonly output: string;
}

/** `npm run deploy` of a remote or the shell. */
export async function deploy(
  name: string,
  options: Readonly<Record<string, string>>,
  more: readonly string[] = [],
): Promise<Deployed> {
  const args = [
    'run',
    '--silent',
    'deploy',
    '--',
    '--remote',
    name,
    ...Object.entries(options).flat(),
    ...more,
  ];
  return new Promise((resolve) => {
    execFile('npm', args, { cwd: ROOT }, (error, stdout, stderr) => {
      resolve({ succeeded: !error, output: stdout + stderr });
    });
  });
}

/**
 * `npm run deploy` of the learning remote, next to the builds that its origin serves.
 * @param options further options, which override the defaults
 * @returns its output, and whether it succeeded
 */
export async function deployLearning(platform: Platform, ...options: string[]): Promise<Deployed> {
  const { dataFolder, urls } = platform;
  const defaults = {
    '--shell': urls.shell,
    '--to': path.join(dataFolder, 'site/learning'),
    '--public-url': urls.learning,
    '--remotes': remotesFile(platform),
  };
  return deploy('learning', defaults, options);
}

/** A folder with the files of a build. */
export interface BuiltFolder {
  /** The only file whose name matches. */
  find(name: RegExp): string;
  change(file: string, change: (text: string) => string): Promise<void>;
  remove(file: string): Promise<void>;
}

/** A copy of a build with a fault. @returns its folder */
export async function faultyBuild(
  dist: string,
  fault: (build: BuiltFolder) => Promise<void>,
): Promise<string> {
  const faulty = `${dist}-faulty`;
  await rm(faulty, { recursive: true, force: true });
  await cp(dist, faulty, { recursive: true });
  const files = await readdir(faulty);
  await fault({
    find(name) {
      const [file, ...others] = files.filter((known) => name.test(known));
      if (!file || others.length > 0) throw new Error(`${dist} has not one file like ${String(name)}`);
      return file;
    },
    async change(file, change) {
      const place = path.join(faulty, file);
      await writeFile(place, change(await readFile(place, 'utf8')));
    },
    remove: (file) => rm(path.join(faulty, file)),
  });
  return faulty;
}

/** Another origin. It serves its own folder as a CDN does. */
export async function startOrigin() {
  const folder = await mkdtemp(path.join(tmpdir(), 'origin-'));
  const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };
  const server = createServer((request, response) => {
    const file = path.join(folder, new URL(request.url ?? '', 'http://origin').pathname);
    readFile(file).then(
      (content) =>
        response
          .writeHead(200, {
            'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
            'Access-Control-Allow-Origin': '*',
          })
          .end(content),
      () => response.writeHead(404).end(),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    folder,
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
