/**
 * What stands at an address: JSON, a text of another kind, a status, or a script with what it does when it runs.
 * `silent` takes the request and never answers.
 */
export type Answer =
  | { readonly json: unknown }
  | { readonly text: string }
  | { readonly status: number; readonly json?: unknown }
  | { readonly script: () => void }
  | 'offline'
  | 'silent';

/** The network's edge: `fetch`, and scripts that are put into the page. Addresses carry no query. */
export function fakeNetwork(answers: Record<string, Answer>) {
  const requests: string[] = [];

  function ask(address: string): Answer {
    const url = new URL(address, location.href);
    const known = url.origin === location.origin ? url.pathname : url.origin + url.pathname;
    requests.push(known);
    return answers[known] ?? { status: 404 };
  }

  globalThis.fetch = async (input, init) => {
    const answer = ask(input instanceof Request ? input.url : String(input));
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    if (answer === 'silent') return untilGivenUp(init?.signal);
    if ('script' in answer) throw new Error('a script was asked for as data');
    if ('text' in answer) return new Response(answer.text);
    return Response.json(answer.json ?? {}, { status: 'status' in answer ? answer.status : 200 });
  };

  const scripts = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    added
      .filter((node) => node instanceof HTMLScriptElement)
      .forEach((script) => run(script, ask(script.src)));
  });
  scripts.observe(document.head, { childList: true });

  return { answers, requests, close: () => scripts.disconnect() };
}

function untilGivenUp(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

/** As a browser does: what throws inside is an error of the window, and the script counts as loaded all the same. */
function run(script: HTMLScriptElement, answer: Answer): void {
  if (answer === 'silent') return;
  if (answer === 'offline' || !('script' in answer)) {
    script.dispatchEvent(new Event('error'));
    return;
  }
  try {
    answer.script();
  } catch (error) {
    window.dispatchEvent(new ErrorEvent('error', { message: String(error), filename: script.src }));
  }
  script.dispatchEvent(new Event('load'));
}
