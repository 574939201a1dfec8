import { createServer } from 'node:http';
import { portOf } from '../http/serve';

/** `before`: the call does not arrive. `after`: it takes effect, but its response is lost. */
type Break = 'before' | 'after' | null;

/**
 * A proxy in front of a backend that records calls and breaks those to one path on demand. It can also freeze: it then
 * accepts calls but never responds.
 */
export async function startFragileBackend(backendUrl: string, path: string) {
  let broken: Break = null;
  const calls: string[] = [];
  let untilFrozen = Infinity;
  const server = createServer(async (request, response) => {
    calls.push(`${request.method} ${request.url}`);
    if (untilFrozen-- <= 0) return;
    const isMeant = request.url?.startsWith(path) ?? false;
    if (isMeant && broken === 'before') return response.destroy();
    const headers = Object.entries(request.headers).filter(
      ([name]) => !/^(host|connection|content-length)$/.test(name),
    );
    const body = Buffer.concat(await request.toArray());
    const answer = await fetch(backendUrl + request.url, {
      method: request.method ?? 'GET',
      headers: headers as [string, string][],
      ...(body.length > 0 && { body }),
    });
    const text = await answer.text();
    if (isMeant && broken === 'after') return response.destroy();
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    /** Every call since this was last called. */
    calls: () => calls.splice(0),
    break: (when: Break) => void (broken = when),
    /** Freezes after this many more calls. */
    freezeAfter: (count: number) => void (untilFrozen = count),
    stop: () => server.close().closeAllConnections(),
  };
}
