import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Short whatever the folder is called: the name of a socket may have about a hundred characters. */
function socketPath(subject: string): string {
  const name = `math-puzzle-platform-${createHash('sha256').update(subject).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), `${name}.sock`);
}

async function isAnswered(socket: string): Promise<boolean> {
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
 * Takes a subject, such as a folder, for this process: a lock that cannot outlive its owner, unlike a file with a
 * process id in it. Resolves to undefined when another living process has it.
 */
export async function holdSocket(subject: string): Promise<Server | undefined> {
  const socket = socketPath(subject);
  const server = createServer((client) => client.destroy());
  const attempt = async () => {
    server.listen(socket);
    await once(server, 'listening');
    server.unref();
    return server;
  };
  try {
    return await attempt();
  } catch {
    if (await isAnswered(socket)) return undefined;
    rmSync(socket, { force: true });
    return attempt();
  }
}
