import { createServer } from 'node:http';
import { createDatabase } from '../database/create-database';
import { portOf } from '../http/serve';

/** PostgREST's side of the wire; it answers only who brings the secret key. */
export async function startDatabaseEdge() {
  let status = 200;
  const server = createServer((request, response) => {
    response.writeHead(request.headers.apikey === 'sb_secret_x' ? status : 401).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${portOf(server)}`;
  return {
    url,
    client: createDatabase(url, 'sb_secret_x'),
    answer: (next: number) => void (status = next),
    stop: () => server.close().closeAllConnections(),
  };
}
