import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getMimeType } from 'hono/utils/mime';

/** A shell in one page: what `RouteScreen.tsx`, `RemoteScreen.tsx` and the layout promise to a deployment. */
const SHELL = `<!doctype html>
<html lang="en">
  <head>
    <title>Test shell</title>
    <link rel="icon" href="data:," />
    <style>
      body { margin: 0; font: 16px sans-serif; }
      header { position: sticky; top: 0; padding: 12px; background: #eee; }
      a { color: #036; }
    </style>
  </head>
  <body>
    <header><a href="/">Ninefold</a> <a href="/puzzle-games">Puzzles</a></header>
    <main data-remote="chess"><p role="status">Loading...</p></main>
    <footer><a href="/about">About</a></footer>
    <script>
      const main = document.querySelector('main');
      const json = async (url) => {
        const response = await fetch(url);
        if (!response.ok) throw new Error(url + ': status ' + response.status);
        return response.json();
      };
      const run = (src) => new Promise((resolve, reject) => {
        document.head.append(Object.assign(document.createElement('script'), {
          src, onload: resolve, onerror: () => reject(new Error('Could not load ' + src)),
        }));
      });
      const show = async () => {
        const { entry } = OWN_FILE ? await json('/remotes/chess.json') : (await json('/remotes.json')).chess;
        const { metaData } = await json(entry);
        await run(new URL(metaData.remoteEntry.name, entry).href);
        const factory = await window[metaData.globalName].get('./App');
        main.replaceChildren();
        factory().default(main);
        main.dataset.ready = 'true';
      };
      if (location.pathname === '/apps/noisy') console.error('The shell itself has a problem');
      if (location.pathname === '/apps/members') {
        history.replaceState(null, '', '/login');
        Object.assign(main.dataset, { remote: 'account', ready: 'true' });
      } else show().catch((error) => { main.innerHTML = '<div role="alert"><h1>These pages did not load</h1><p>' + error + '</p></div>'; });
    </script>
  </body>
</html>`;

/**
 * A site on a port of its own: builds, and the shell at every other address.
 * @param fileAt the text at a path without its first slash; undefined where there is no file
 * @param readsOwnFile whether the shell reads the remote's own file or, as an older one, `remotes.json`
 */
export async function startSite(fileAt: (path: string) => string | undefined, readsOwnFile = true) {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname.slice(1);
    const isPage = !path.includes('.');
    const text = isPage ? SHELL.replace('OWN_FILE', String(readsOwnFile)) : fileAt(path);
    const type = isPage ? 'text/html' : (getMimeType(path) ?? 'text/plain');
    response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': type }).end(text);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
