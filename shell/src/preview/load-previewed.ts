import { createInstance } from '@module-federation/runtime';
import { REMOTE_NAMES } from '@ninefold/contracts';
import { trackStyles, withScopedStyles } from '../remotes/apps/own-styles';
import type { ShareScope } from '../remotes/container';
import { fetchJson, REMOTES_URL } from '../config/run-time-files';
import { isAppModule } from '../remotes/read-remote';
import { isStillAllowed, readToken, type AllowedPreview } from './allowed-preview';
import { endWithSession, takeFurtherTokens } from './follow-page';
import { endPreviews, previewsOfTab, storePreviews } from './previews-of-tab';
import { showPreview } from './show-preview';

interface Previewed {
  readonly name: string;
  /** `App` or `Background`. */
  readonly exposed: string;
  readonly shareScope: ShareScope;
  /** With which this page was opened. */
  readonly token: string | undefined;
  /** Email address of the person whose session is stored on this device. */
  readonly readEmail: () => string | undefined;
}

/**
 * Loads a build under development in place of a deployed remote. The module federation runtime loads it, for its
 * developer tools.
 * @returns the module; undefined when the remote is not previewed, or this person may not see it
 */
export async function loadPreviewed({
  name,
  exposed,
  shareScope,
  token,
  readEmail,
}: Previewed): Promise<unknown> {
  const previews = previewsOfTab();
  takeFurtherTokens(async (further) => {
    const allowed = await readIncoming(further, readEmail());
    storePreviews({ ...previewsOfTab(), allowed });
  });
  const address = Object.hasOwn(previews.remotes, name) && previews.remotes[name];
  if (!address) return undefined;
  const email = readEmail();
  const entry = address.endsWith('.json') ? address : `${address.replace(/\/$/, '')}/mf-manifest.json`;
  try {
    // Pages that were written with `--preview` show every address.
    if (!document.querySelector('meta[name=preview]')) {
      const allowed = token ? await readIncoming(token, email) : previews.allowed;
      await checkAllowed(allowed, { name, entry, email });
      const isStored = storePreviews({ ...previews, allowed });
      // The browser remembers the address that the page was loaded with, and scripts can read it.
      if (token && isStored) return reload();
      endWithSession(email, readEmail);
    }
  } catch (error) {
    endPreviews();
    console.warn(`No preview of ${name}: ${(error as Error).message}`);
    return undefined;
  }
  console.info(`Preview: ${name} comes from ${address}`);
  showPreview(name, address);
  host ??= createHost(shareScope);
  host.registerRemotes([{ name, entry }], { force: true });
  const base = new URL('.', entry).href;
  if (isOurs(name)) return host.loadRemote(`${name}/${exposed}`);
  trackStyles(base, await isAlone(entry));
  const module = await host.loadRemote(`${name}/${exposed}`);
  return isAppModule(module) ? { ...module, default: withScopedStyles(module.default, base) } : module;
}

const isOurs = (name: string) => REMOTE_NAMES.some((own) => own === name);

/** Whether no deployed remote of ours is on this origin, such as that of a developer's own server. */
async function isAlone(entry: string): Promise<boolean> {
  const { origin } = new URL(entry);
  const file: Partial<Record<string, { readonly entry?: string }>> = Object(
    await fetchJson(REMOTES_URL).catch(() => null),
  );
  const taken = REMOTE_NAMES.map((own) => new URL(file[own]?.entry ?? '', location.href).origin);
  return ![location.origin, ...taken].includes(origin);
}

/** @returns a promise that stays pending until the page is gone */
function reload(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}

/** @throws an error that says why the token does not count */
async function readIncoming(token: string, email = ''): Promise<AllowedPreview> {
  const response = await fetch('/config.json');
  const { previewKey: key } = (await response.json()) as { previewKey?: string };
  if (!key) throw new Error('this deployment shows no previews');
  return readToken(token, { key, email, site: location.origin });
}

interface Wanted {
  readonly name: string;
  readonly entry: string;
  readonly email: string | undefined;
}

/**
 * A production build shows a preview only to the person of its token, so that a link leads nobody else to other code.
 * @throws an error that says why this person may not see it
 */
async function checkAllowed(allowed: AllowedPreview | undefined, { name, entry, email = '' }: Wanted) {
  if (!allowed) throw new Error('the link has no token');
  if (!(await isStillAllowed(allowed, email))) throw new Error('it is over, or somebody else is signed in');
  if (allowed.remote !== name || !new URL(entry).href.startsWith(allowed.base))
    throw new Error(`the token is for ${allowed.remote} at ${allowed.base}`);
}

let host: ReturnType<typeof createInstance> | undefined;

/** A federation host with the shell's shared modules. */
function createHost(scope: ShareScope) {
  const shared = Object.entries(scope).map(([name, versions]) => [
    name,
    Object.entries(versions).map(([version, { get }]) => ({
      version,
      get,
      scope: 'default',
      shareConfig: { singleton: true, requiredVersion: `^${version}` },
    })),
  ]);
  return createInstance({ name: 'shell', remotes: [], shared: Object.fromEntries(shared) });
}
