import { createInstance } from '@module-federation/runtime';
import type { ShareScope } from '../remotes/container';
import { allowedPreview } from './allowed-preview';
import { endPreviews, previewsOfTab } from './previews-of-tab';
import { showPreview } from './show-preview';

interface Previewed {
  readonly name: string;
  /** `App` or `Background`. */
  readonly exposed: string;
  readonly shareScope: ShareScope;
  /** Email address of the person whose session is stored on this device. */
  readonly email: string | undefined;
}

/**
 * Loads a build under development in place of a deployed remote. The module federation runtime loads it, for its
 * developer tools.
 * @returns the module; undefined when the remote is not previewed, or this person may not see it
 */
export async function loadPreviewed({ name, exposed, shareScope, email }: Previewed): Promise<unknown> {
  const { remotes, token } = previewsOfTab();
  const address = remotes.get(name);
  if (!address) return undefined;
  const entry = address.endsWith('.json') ? address : `${address.replace(/\/$/, '')}/mf-manifest.json`;
  try {
    await checkAllowed(name, entry, token, email);
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

/**
 * Pages that were written with `--preview` show every address. Those of a production build need a token for the person
 * who is signed in, so that a link leads nobody else to other code.
 * @throws an error that says why this person may not see it
 */
async function checkAllowed(name: string, entry: string, token = '', email = ''): Promise<void> {
  if (document.querySelector('meta[name=preview]')) return;
  const response = await fetch('/config.json');
  const { previewKey: key } = (await response.json()) as { previewKey?: string };
  if (!key) throw new Error('this deployment shows no previews');
  if (!email) throw new Error('nobody is signed in');
  const { remote, base } = await allowedPreview(token, { key, email, site: location.origin });
  if (remote !== name || !new URL(entry).href.startsWith(base))
    throw new Error(`the token is for ${remote} at ${base}`);
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
