/**
 * The response of a URL: JSON, other text, a status, or a script with the effect of running it. `silent` never
 * responds.
 */
export type Stub =
  | { readonly json: unknown }
  | { readonly text: string }
  | { readonly status: number; readonly json?: unknown }
  | { readonly script: () => void }
  | 'offline'
  | 'silent';

/** Fakes `fetch` and script elements. A stub applies to every query of its URL. */
export function fakeNetwork(stubs: Record<string, Stub>) {
  const requests: string[] = [];
  const queries: string[] = [];
  const bodies: { address: string; body: string }[] = [];

  function stubAt(address: string): Stub {
    const url = new URL(address, location.href);
    const known = url.origin === location.origin ? url.pathname : url.origin + url.pathname;
    requests.push(known);
    queries.push(url.search);
    return stubs[known] ?? { status: 404 };
  }

  globalThis.fetch = async (input, init) => {
    init?.signal?.throwIfAborted();
    const address = input instanceof Request ? input.url : String(input);
    const stub = stubAt(address);
    if (init?.body) bodies.push({ address: address.replace(/\?.*/, ''), body: bodyText(init.body) });
    if (stub === 'offline') throw new TypeError('Failed to fetch');
    if (stub === 'silent') return untilAborted(init?.signal);
    if ('script' in stub) throw new Error('a script was requested as data');
    if ('text' in stub) {
      const type = stub.text.startsWith('<') ? 'text/html' : 'text/plain';
      return new Response(stub.text, { headers: { 'Content-Type': type } });
    }
    const status = 'status' in stub ? stub.status : 200;
    return status === 204 ? new Response(null, { status }) : Response.json(stub.json ?? {}, { status });
  };

  const scripts = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    added
      .filter((node) => node instanceof HTMLScriptElement)
      .forEach((script) => run(script, stubAt(script.src)));
  });
  scripts.observe(document.head, { childList: true });

  return { stubs, requests, queries, bodies, close: () => scripts.disconnect() };
}

/** Some clients send bytes. */
const bodyText = (body: BodyInit) =>
  body instanceof Uint8Array ? new TextDecoder().decode(body) : String(body);

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

/** As in a browser, an error inside is a window error, and the script counts as loaded. */
function run(script: HTMLScriptElement, stub: Stub): void {
  if (stub === 'silent') return;
  if (stub === 'offline' || !('script' in stub)) {
    script.dispatchEvent(new Event('error'));
    return;
  }
  try {
    stub.script();
  } catch (error) {
    window.dispatchEvent(new ErrorEvent('error', { message: String(error), filename: script.src }));
  }
  script.dispatchEvent(new Event('load'));
}
