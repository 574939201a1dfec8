import { createInstance } from '@module-federation/runtime';
import type { ShareScope } from '../remotes/container';

const KEY = 'shell:preview';

/**
 * Replaces a deployed remote with a build under development: `?remote=games@http://localhost:5173`. It lasts for the
 * tab; `?remote=games@` ends it. Only for pages generated with `--preview`, which production builds reject. The module
 * federation runtime loads it, for its developer tools.
 * @param exposed `App` or `Background`
 * @returns the module; undefined when the remote is not previewed
 */
export async function loadPreviewed(name: string, exposed: string, shareScope: ShareScope): Promise<unknown> {
  const address = previewedRemotes().get(name);
  if (!address || !document.querySelector('meta[name=preview]')) return undefined;
  console.info(`Preview: ${name} comes from ${address}`);
  host ??= createHost(shareScope);
  const entry = address.endsWith('.json') ? address : `${address.replace(/\/$/, '')}/mf-manifest.json`;
  host.registerRemotes([{ name, entry }], { force: true });
  return host.loadRemote(`${name}/${exposed}`);
}

/** Previews in the URL are added to those of the tab. */
function previewedRemotes(): Map<string, string> {
  const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, string][];
  const remotes = new Map(stored);
  for (const pair of new URLSearchParams(location.search).getAll('remote')) {
    const [name = '', ...address] = pair.split('@');
    remotes.set(name, address.join('@'));
  }
  sessionStorage.setItem(KEY, JSON.stringify([...remotes]));
  return remotes;
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
