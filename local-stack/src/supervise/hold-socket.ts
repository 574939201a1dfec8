import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A hash, because the name of a socket may have only about a hundred characters. */
function socketPath(subject: string): string {
  const name = `math-puzzle-platform-${createHash('sha256').update(subject).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), `${name}.sock`);
}

async function isHeld(socket: string): Promise<boolean> {
  const client = connect(socket);
  try {
    await once(client, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    client.destroy();
  }
}

/**
 * A lock on a subject, such as a folder, for this process. It ends with its process, unlike a file with a process id.
 * Resolves to undefined when another running process has the lock.
 */
export async function holdSocket(subject: string): Promise<Server | undefined> {
  const socket = socketPath(subject);
  const server = createServer((client) => client.destroy());
  const listen = async () => {
    server.listen(socket);
    await once(server, 'listening');
    server.unref();
    return server;
  };
  try {
    return await listen();
  } catch {
    if (await isHeld(socket)) return undefined;
    rmSync(socket, { force: true });
    return listen();
  }
}
