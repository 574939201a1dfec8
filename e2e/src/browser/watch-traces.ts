import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { secretIn } from './find-secret';

type Place = 'localStorage' | 'sessionStorage' | 'cookie' | 'history' | 'console';
type Trace = readonly [place: Place, name: string, text: string];

/** Where the Supabase client stores its session. A mail's link and its session are stored while the tab is open. */
const isSession = (place: Place, name: string) =>
  (place === 'localStorage' && name === 'auth-session') ||
  (place === 'sessionStorage' && (name === 'link-session' || name === 'emailed-link'));

/** The step that waits for the verification of an address restores itself from the address in its URL. */
const VERIFICATION = /(\/signup\?step=email_verification&email=)[^&#]+(@|%40)[^&#]+$/;

function problemOf([place, name, text]: Trace): string | undefined {
  if (isSession(place, name)) return undefined;
  const kept = place === 'history' ? text.replace(VERIFICATION, '$1') : text;
  const found = secretIn(kept) ?? secretIn(name);
  return found && `${place} ${name} keeps ${found}: ${text}`;
}

interface Recorded {
  /** In batches, because each call crosses four processes. */
  leftTraces(traces: readonly Trace[]): Promise<void>;
  lookAtTraces?(): Promise<unknown>;
  /** Older browsers lack it. */
  readonly navigation?: EventTarget & { entries(): readonly { readonly url: string | null }[] };
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
  const stored = () => {
    try {
      return [localStorage, sessionStorage].flatMap((storage) =>
        Object.entries(storage).map(([name, text]): Trace => [placeOf(storage), name, String(text)]),
      );
    } catch {
      // Blocked storage contains nothing.
      return [];
    }
  };
  // Pages without storage, such as one that has not loaded yet, throw when it is read.
  const kept = () => (origin === 'null' ? [] : [...stored(), ['cookie', '', document.cookie] as const]);
  const visited = () =>
    // Pages of other services may hide their addresses.
    (recorded.navigation?.entries() ?? [{ url: location.href }]).map(({ url }): Trace => [
      'history',
      '',
      url ?? '',
    ]);
  // Other kinds of writes, such as `localStorage.name = text`, are found at the page's next step.
  const look = () => recorded.leftTraces([...kept(), ...visited()]);
  // A link with tokens is rewritten before its page loads, so only what remains counts.
  document.addEventListener('DOMContentLoaded', () => {
    void look();
    recorded.navigation?.addEventListener('currententrychange', () => setTimeout(() => void look()));
  });
  addEventListener('pagehide', () => void look());
  recorded.lookAtTraces = look;
}

/**
 * Checks everything that a visitor's pages leave behind, at every step: storage values, cookies, addresses in the
 * history, and console output.
 * @returns a function that checks all open pages once more
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
    // A closed or navigating page was checked when it was left.
    await Promise.allSettled(looked);
  };
}

/** Log output of the platform that contains personal texts of this test file. */
export function problemsInLogs(folder: string): string[] {
  const logs = path.join(folder, 'logs');
  return readdirSync(logs).flatMap((name) => {
    const found = secretIn(readFileSync(path.join(logs, name), 'utf8'));
    return found ? [`the log ${name} has ${found}`] : [];
  });
}
