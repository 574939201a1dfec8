import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';

/** A proxy in front of a mail server. It accepts connections, and forwards nothing until the gate is opened. */
export async function startSmtpGate(smtpUrl: string) {
  const target = new URL(smtpUrl);
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const server = createServer((client) => {
    client.on('error', () => client.destroy());
    void opened.then(() => {
      const upstream = connect(Number(target.port), target.hostname);
      upstream.on('error', () => client.destroy());
      client.pipe(upstream).pipe(client);
    });
  });
  const connected = once(server, 'connection');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(smtpUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    smtpUrl: url.href,
    /** Resolves with the first connection. */
    connected,
    open,
    stop: () => server.close(),
  };
}
