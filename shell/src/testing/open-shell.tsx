import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountMetadata, RuntimeConfig } from '@ninefold/contracts';
import { App } from '../app/App';
import { createRemoteApps } from '../remotes/load-remote-app';
import { createServices } from '../platform/create-services';
import { fakeAccount, SUPABASE_URL, storeSession } from './fake-account';
import { fakeBrowser } from './fake-browser';
import { fakeNetwork, type Stub } from './fake-network';
import { fakeRemotes } from './fake-remotes';

interface Opening {
  /** The session stored on the device, with what is special about its profile; none for a guest. */
  readonly profile?: Parameters<typeof fakeAccount>[0];
  /** Seconds that the stored session is still good for. */
  readonly validFor?: number;
  /** What the stored session says of the account. */
  readonly metadata?: AccountMetadata;
  /** The router's state at the address. */
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

/** Opens the whole shell at an address, in a page and on a network of its own. */
export function openShell(at: string, { profile, validFor, metadata, state, config, network }: Opening = {}) {
  window.history.replaceState({ usr: state }, '', at);
  if (profile) storeSession(validFor, metadata);
  // Each test opens a page of its own, where the Supabase client sees one page with many clients.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const browser = fakeBrowser();
  const edge = fakeNetwork({ ...fakeRemotes(), ...fakeAccount(profile), ...network });
  closeNetwork = edge.close;
  render(<App services={createServices({ ...CONFIG, ...config }, createRemoteApps('App'))} />);
  return { user: userEvent.setup(), network: edge, browser };
}

/** Where the person is now. */
export function address(): string {
  return location.pathname + location.search;
}

export function main(): HTMLElement {
  return screen.getByRole('main');
}

/** The heading of a page, when it has come. Until then only its text is looked for: roles and names take far longer. */
export async function heading(name: string | RegExp): Promise<HTMLElement> {
  await screen.findByText(name, { selector: 'h1, h2' });
  return screen.findByRole('heading', { name });
}
