import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TransactionPooler {
  /** Of the same database. */
  readonly url: string;
  /** The SQL that clients sent, oldest first. */
  readonly statements: string[];
  stop(): Promise<void>;
}

interface Session {
  readonly socket: Socket;
  /** Of the client that has it. */
  client: Client | undefined;
}

interface Client {
  readonly socket: Socket;
  session: Session | undefined;
  /** Messages that wait for a session. */
  readonly waiting: Buffer[];
  /** Requests whose end the session has not reported. */
  open: number;
}

/**
 * A pooler in transaction mode, like Supavisor and PgBouncer: each transaction of a client runs in the session that has
 * been idle for the longest time, so two in a row never share one. Like them it resets nothing in between. Clients
 * authenticate with Postgres itself; sessions above the limit are closed after that.
 */
export async function startTransactionPooler(databaseUrl: string, limit: number): Promise<TransactionPooler> {
  const target = new URL(databaseUrl);
  const statements: string[] = [];
  const sessions = new Set<Session>();
  const idle: Session[] = [];
  const waiting: Client[] = [];

  function assign(client: Client, session: Session): void {
    session.client = client;
    client.session = session;
    for (const message of client.waiting.splice(0)) session.socket.write(message);
  }

  function release(session: Session): void {
    session.client = undefined;
    idle.push(session);
    while (idle[0] && waiting[0]) assign(waiting.shift()!, idle.shift()!);
  }

  function send(client: Client, message: Buffer): void {
    const type = message.toString('latin1', 0, 1);
    if (type === 'X') return;
    if (type === 'Q') statements.push(message.toString('utf8', 5, message.length - 1));
    // The name of the prepared statement, the text and the types of the parameters.
    if (type === 'P') statements.push(message.toString('utf8', 5).split('\0')[1] ?? '');
    if (type === 'Q' || type === 'S') client.open += 1;
    if (client.session) {
      client.session.socket.write(message);
      return;
    }
    client.waiting.push(message);
    if (waiting.includes(client)) return;
    const session = idle.shift();
    if (session) assign(client, session);
    else waiting.push(client);
  }

  function receive(session: Session, message: Buffer): void {
    const { client } = session;
    client?.socket.write(message);
    if (!client || !isReady(message)) return;
    client.open -= 1;
    if (client.open > 0 || isInTransaction(message)) return;
    client.session = undefined;
    release(session);
  }

  /** Passes everything on until Postgres is ready for the first query. */
  function authenticate(socket: Socket): void {
    const session: Session = {
      socket: connect(Number(target.port), target.hostname).setNoDelay(),
      client: undefined,
    };
    const client: Client = { socket, session: undefined, waiting: [], open: 0 };
    sessions.add(session);
    let isReadyForQueries = false;
    session.socket.on(
      'data',
      eachMessage((message) => {
        if (isReadyForQueries) return receive(session, message);
        isReadyForQueries = isReady(message);
        if (isReadyForQueries && sessions.size > limit) session.socket.end();
        else if (isReadyForQueries) release(session);
        socket.write(message);
      }),
    );
    const messages = eachMessage((message) => send(client, message));
    socket.on('data', (data) => (isReadyForQueries ? messages(data) : session.socket.write(data)));
    // A client that leaves in the middle of a transaction takes its session with it.
    socket.on('close', () => (isReadyForQueries ? client.session : session)?.socket.destroy());
    session.socket.on('close', () => {
      sessions.delete(session);
      if (idle.includes(session)) idle.splice(idle.indexOf(session), 1);
      session.client?.socket.destroy();
    });
    for (const end of [socket, session.socket]) end.on('error', () => end.destroy());
  }

  const clients = new Set<Socket>();
  const server = createServer((socket) => {
    clients.add(socket.setNoDelay());
    authenticate(socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    statements,
    async stop() {
      for (const socket of clients) socket.destroy();
      for (const { socket } of sessions) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const isReady = (message: Buffer) => message.toString('latin1', 0, 1) === 'Z';
const isInTransaction = (message: Buffer) => message.toString('latin1', 5, 6) !== 'I';

/** Splits a stream into messages: a type, a length that includes itself, and the rest. */
function eachMessage(handle: (message: Buffer) => void): (data: Buffer) => void {
  let buffer = Buffer.alloc(0);
  return (data) => {
    buffer = Buffer.concat([buffer, data]);
    while (buffer.length >= 5 && buffer.length > buffer.readUInt32BE(1)) {
      const end = 1 + buffer.readUInt32BE(1);
      handle(buffer.subarray(0, end));
      buffer = buffer.subarray(end);
    }
  };
}
