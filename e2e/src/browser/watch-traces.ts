import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { secretIn } from './find-secret';

type Place = 'localStorage' | 'sessionStorage' | 'cookie' | 'history' | 'console';
type Trace = readonly [place: Place, name: string, text: string];

/** Where the Supabase client keeps its session, and that of the link of a mail while the tab is open. */
const isSession = (place: Place, name: string) =>
  (place === 'localStorage' && name === 'auth-session') ||
  (place === 'sessionStorage' && name === 'link-session');

/** The step that waits for the verification of an address is found again by the address in its URL. */
const VERIFICATION = /(\/signup\?step=email_verification&email=)[^&#]+(@|%40)[^&#]+$/;

function problemOf([place, name, text]: Trace): string | undefined {
  if (isSession(place, name)) return undefined;
  const kept = place === 'history' ? text.replace(VERIFICATION, '$1') : text;
  const found = secretIn(kept) ?? secretIn(name);
  return found && `${place} ${name} keeps ${found}: ${text}`;
}

interface Recorded {
  /** Many at once: each call goes through four processes. */
  leftTraces(traces: readonly Trace[]): Promise<void>;
  lookAtTraces?(): Promise<unknown>;
  readonly navigation: EventTarget & { entries(): readonly { readonly url: string | null }[] };
}

/** Runs in the page, before its own code. */
function recordTraces(): void {
  const recorded = window as unknown as Recorded;
  const placeOf = (storage: Storage) => (storage === sessionStorage ? 'sessionStorage' : 'localStorage');
  const write = Storage.prototype.setItem;
  Storage.prototype.setItem = function (name, text) {
    void recorded.leftTraces([[placeOf(this), name, String(text)]]);
    write.call(this, name, text);
  };
  const stored = () =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.entries(storage).map(([name, text]): Trace => [placeOf(storage), name, String(text)]),
    );
  // Of a page that may keep nothing, such as one that is not loaded yet, reading alone is an error.
  const kept = () => (origin === 'null' ? [] : [...stored(), ['cookie', '', document.cookie] as const]);
  const visited = () =>
    // Pages of other services may hide their addresses.
    recorded.navigation.entries().map(({ url }): Trace => ['history', '', url ?? '']);
  // What is written in another way, such as `localStorage.name = text`, is found where the page goes on.
  const look = () => recorded.leftTraces([...kept(), ...visited()]);
  // A link with tokens is written over before its page is loaded, so that only what stays counts.
  document.addEventListener('DOMContentLoaded', () => {
    void look();
    recorded.navigation.addEventListener('currententrychange', () => setTimeout(() => void look()));
  });
  addEventListener('pagehide', () => void look());
  recorded.lookAtTraces = look;
}

/**
 * Looks at everything that the pages of a visitor leave behind, at every step: each value in a storage, each cookie,
 * each address that stays in the history, each line of the console.
 * @returns a function that looks once more at all open pages
 */
export async function watchTraces(context: BrowserContext, found: (problem: string) => void) {
  const look = (trace: Trace) => {
    const problem = problemOf(trace);
    if (problem) found(problem);
  };
  context.on('console', (line) => look(['console', '', line.text()]));
  await context.exposeBinding('leftTraces', (_source, traces: readonly Trace[]) => traces.forEach(look));
  await context.addInitScript(recordTraces);
  return async () => {
    const looked = context
      .pages()
      .map((page) => page.evaluate(() => (window as unknown as Recorded).lookAtTraces?.().then(() => null)));
    // A page that is closed or on its way to another one was looked at when it was left.
    await Promise.allSettled(looked);
  };
}

/** What the parts of the platform have written down of the people of this test file. */
export function problemsInLogs(folder: string): string[] {
  const logs = path.join(folder, 'logs');
  return readdirSync(logs).flatMap((name) => {
    const found = secretIn(readFileSync(path.join(logs, name), 'utf8'));
    return found ? [`the log ${name} has ${found}`] : [];
  });
}
