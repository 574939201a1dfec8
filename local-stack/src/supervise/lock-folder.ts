import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Failure } from '../terminal';

/** A system cuts off, without an error, what is longer in the address of a socket. */
const LONGEST_ADDRESS_BYTES = 100;

/** Codes of a connection to a socket whose process has ended, or to a copy of one. */
const DEAD: ReadonlySet<string | undefined> = new Set(['ECONNREFUSED', 'ENOENT', 'ENOTSOCK']);

export interface FolderLock {
  release(): Promise<void>;
}

/** Whether an entry of a folder is a lock on it. */
export const isLock = (entry: string): boolean => /^lock-[0-9a-f]+\.sock$/.test(entry);

/**
 * A lock on a folder for this process. It is a socket inside the folder, so it is the same by every path to the folder,
 * and ends with its process, unlike a file with a process id. Of processes that ask at the same moment at most one gets it.
 * Resolves to undefined when another running process has the lock.
 * @throws Failure when the folder takes no socket
 */
export async function lockFolder(folder: string): Promise<FolderLock | undefined> {
  const server = createServer((client) => client.destroy());
  if (process.platform === 'win32') return lockByPipe(folder, server);
  const own = `lock-${randomBytes(4).toString('hex')}.sock`;
  await withShortPath(folder, own, async (address) => {
    server.listen(address);
    await once(server, 'listening');
  }).catch((error: NodeJS.ErrnoException) => {
    throw new Failure(`The folder ${folder} cannot be locked (${error.code ?? error.message}).`);
  });
  server.unref();
  const release = async () => {
    server.close();
    await rm(path.join(folder, own), { force: true });
  };
  // Looked for only after the own one listens: of two processes at least one sees the other.
  const others = (await readdir(folder)).filter((entry) => isLock(entry) && entry !== own);
  const held = await Promise.all(others.map((other) => withShortPath(folder, other, isHeld)));
  if (held.includes(true)) {
    await release();
    return undefined;
  }
  await Promise.all(others.map((other) => rm(path.join(folder, other), { force: true })));
  return { release };
}

async function isHeld(address: string): Promise<boolean> {
  const client = connect(address);
  try {
    await once(client, 'connect');
    return true;
  } catch (error) {
    return !DEAD.has((error as NodeJS.ErrnoException).code);
  } finally {
    client.destroy();
  }
}

/** Gives an address that a socket can have: through a link with a short path when the folder's own path is long. */
async function withShortPath<T>(
  folder: string,
  name: string,
  use: (address: string) => Promise<T>,
): Promise<T> {
  const direct = path.join(folder, name);
  if (Buffer.byteLength(direct) <= LONGEST_ADDRESS_BYTES) return use(direct);
  const short = await mkdtemp(path.join(tmpdir(), 'lock-'));
  try {
    await symlink(path.resolve(folder), path.join(short, 'to'));
    return await use(path.join(short, 'to', name));
  } finally {
    await rm(short, { recursive: true, force: true });
  }
}

/** Windows has no sockets in folders: its pipes have a space of names of their own. */
async function lockByPipe(folder: string, server: Server): Promise<FolderLock | undefined> {
  const digest = createHash('sha256').update(await realpath(folder));
  try {
    server.listen(`\\\\.\\pipe\\math-puzzle-platform-${digest.digest('hex').slice(0, 16)}`);
    await once(server, 'listening');
  } catch {
    return undefined;
  }
  server.unref();
  return { release: async () => void server.close() };
}
