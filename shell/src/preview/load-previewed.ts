import { createInstance } from '@module-federation/runtime';
import type { ShareScope } from '../remotes/container';
import { isStillAllowed, readToken, type AllowedPreview } from './allowed-preview';
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
  readonly email: string | undefined;
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
  email,
}: Previewed): Promise<unknown> {
  const previews = previewsOfTab();
  const address = previews.remotes[name];
  if (!address) return undefined;
  const entry = address.endsWith('.json') ? address : `${address.replace(/\/$/, '')}/mf-manifest.json`;
  try {
    // Pages that were written with `--preview` show every address.
    if (!document.querySelector('meta[name=preview]')) {
      const allowed = token ? await readIncoming(token, email) : previews.allowed;
      await checkAllowed(allowed, { name, entry, email });
      storePreviews({ ...previews, allowed });
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
  return host.loadRemote(`${name}/${exposed}`);
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
