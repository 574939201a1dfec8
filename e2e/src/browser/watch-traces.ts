import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';

/** Texts of the people of this test file that nothing may keep: addresses, passwords, names. */
const secrets = new Set<string>(['Lovelace']);

/** From now on, no page of this file may keep this text. */
export const keepSecret = (...texts: readonly string[]) => texts.forEach((text) => secrets.add(text));

const TOKEN = /eyJ[\w-]+\.[\w-]+|(access|refresh)_token=/;

/** Where the Supabase client keeps its session, and that of the link of a mail while the tab is open. */
const SESSIONS = ['auth-session', 'link-session'];

/** The step that waits for the verification of an address is found again by the address in its URL. */
const VERIFICATION = /\/signup\?step=email_verification&email=[^&#]+$/;

function secretIn(text: string): string | undefined {
  // Of what addresses write with a percent sign, the secrets of tests have the at sign alone.
  const plain = text.replaceAll(/%40/g, '@');
  return [...secrets].find((secret) => plain.includes(secret)) ?? TOKEN.exec(plain)?.[0];
}

type Trace = readonly [place: 'storage' | 'history' | 'console', name: string, text: string];

function problemOf([place, name, text]: Trace): string | undefined {
  if (place === 'storage' && SESSIONS.includes(name)) return undefined;
  if (place === 'history' && VERIFICATION.test(text)) return undefined;
  const found = secretIn(text);
  return found && `${place} ${name} keeps ${found}: ${text}`;
}

interface Recorded {
  leftTrace(...trace: Trace): void;
  readonly navigation: EventTarget & { entries(): readonly { readonly url: string | null }[] };
}

/**
 * Looks at everything that the pages of a visitor leave behind, at every step: each value that is written to a storage,
 * each address that stays in the history, each line of the console.
 */
export async function watchTraces(context: BrowserContext, found: (problem: string) => void): Promise<void> {
  const look = (...trace: Trace) => {
    const problem = problemOf(trace);
    if (problem) found(problem);
  };
  context.on('page', (page) => page.on('console', (line) => look('console', page.url(), line.text())));
  await context.exposeBinding('leftTrace', (_source, ...trace) => look(...(trace as unknown as Trace)));
  await context.addInitScript(() => {
    const recorded = window as unknown as Recorded;
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, text) {
      recorded.leftTrace('storage', name, text);
      write.call(this, name, text);
    };
    // A link with tokens is written over before its page is loaded, so that only what stays counts.
    const lookAtHistory = () =>
      // Pages of other services may hide their addresses.
      recorded.navigation.entries().forEach(({ url }) => url && recorded.leftTrace('history', '', url));
    document.addEventListener('DOMContentLoaded', () => {
      lookAtHistory();
      recorded.navigation.addEventListener('currententrychange', () => setTimeout(lookAtHistory));
    });
  });
}

/** What the parts of the platform have written down of the people of this test file. */
export function problemsInLogs(folder: string): string[] {
  const logs = path.join(folder, 'logs');
  return readdirSync(logs).flatMap((name) => {
    const found = secretIn(readFileSync(path.join(logs, name), 'utf8'));
    return found ? [`the log ${name} has ${found}`] : [];
  });
}
