import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountMetadata, RuntimeConfig } from '@ninefold/contracts';
import { App } from '../app/App';
import { createRemoteApps } from '../remotes/load-remote-app';
import { createServices } from '../platform/create-services';
import { fakeAccount, SUPABASE_URL, storeSession } from './fake-account';
import { addBrowserApis } from './browser-apis';
import { fakeNetwork, type Stub } from './fake-network';
import { testRemotes } from './test-remotes';

interface Opening {
  /** Profile fields of the user with a stored session; omitted for a guest. */
  readonly profile?: Parameters<typeof fakeAccount>[0];
  /** Remaining lifetime of the stored session, in seconds. */
  readonly validFor?: number;
  /** Account metadata in the stored session. */
  readonly metadata?: AccountMetadata;
  /** The router's state. */
  readonly state?: unknown;
  readonly config?: Partial<RuntimeConfig>;
  readonly network?: Record<string, Stub>;
}

export const CONFIG: RuntimeConfig = {
  supabaseUrl: SUPABASE_URL,
  supabasePublishableKey: 'sb_publishable_test',
  paymentsUrl: 'http://payments.test',
  requireSignInForGames: false,
  release: 'test',
};

let closeNetwork = () => {};

afterEach(() => {
  closeNetwork();
  localStorage.clear();
});

/** Opens the whole shell at a URL, with its own page and network. */
export function openShell(at: string, { profile, validFor, metadata, state, config, network }: Opening = {}) {
  window.history.replaceState({ usr: state }, '', at);
  if (profile) storeSession(validFor, metadata);
  // Each test opens a new page, but the Supabase client sees one page with many clients.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const browser = addBrowserApis();
  const edge = fakeNetwork({ ...testRemotes(), ...fakeAccount(profile), ...network });
  closeNetwork = edge.close;
  render(<App services={createServices({ ...CONFIG, ...config }, createRemoteApps('App'))} />);
  return { user: userEvent.setup(), network: edge, browser };
}

/** The current URL. */
export function address(): string {
  return location.pathname + location.search;
}

export function main(): HTMLElement {
  return screen.getByRole('main');
}

/** Waits for a heading. It polls by text, because queries by role and name are much slower. */
export async function heading(name: string | RegExp): Promise<HTMLElement> {
  await screen.findByText(name, { selector: 'h1, h2' });
  return screen.findByRole('heading', { name });
}
