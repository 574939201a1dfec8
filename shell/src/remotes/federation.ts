import * as platform from '@ninefold/platform';
import { storedUser } from '../auth/stored-session';
import { incomingToken } from '../preview/incoming-token';
import type { PreviewsKey } from '../preview/previews-of-tab';
import { loadContainer, type RemoteManifest, type ShareScope } from './container';
import { loadChunk } from '../updates/load-chunk';
import { pageScope } from './share-scope';

/** The modules that a remote exposes: `App` with its screens and, optionally, `Background` for work on every page. */
export type ExposedName = 'App' | 'Background';

/** Loads what the remotes of other teams need, and what explains failures. */
export const loadApps = () => loadChunk(() => import(/* webpackChunkName: "apps" */ './apps'));

/** Loads a developer's build in place of the deployed one, if this tab previews the remote. */
export async function loadPreview(name: string, exposed: ExposedName): Promise<unknown> {
  if (!mayPreview()) return undefined;
  const { loadPreviewed } = await loadChunk(
    () => import(/* webpackChunkName: "preview" */ '../preview/load-previewed'),
  );
  const { addRouter } = await loadApps();
  return loadPreviewed({
    name,
    exposed,
    shareScope: addRouter(pageScope(platform)),
    token: incomingToken(),
    readEmail: () => storedUser()?.email,
  });
}

const PREVIEWS: PreviewsKey = 'shell:previews';

/** Visits without a preview do not load its code. */
function mayPreview(): boolean {
  try {
    return location.search.includes('remote=') || PREVIEWS in sessionStorage;
  } catch {
    return false;
  }
}

/**
 * Loads an exposed module of a remote, unchecked.
 * @param isOurs whether the remote is built with ours, whose ranges are all alike
 */
export async function loadExposed(
  manifest: RemoteManifest,
  exposed: ExposedName,
  isOurs: boolean,
): Promise<unknown> {
  const scope = pageScope(platform);
  const isUsual = isOurs && manifest.shared.every((wanted) => isOfNewestMajor(scope, wanted));
  const narrowed = isUsual ? scope : (await loadApps()).scopeFor(manifest, scope);
  const container = await loadContainer(manifest, narrowed);
  const factory = await container.get(`./${exposed}`);
  return factory();
}

const isOfNewestMajor = (scope: ShareScope, { name, requiredVersion }: RemoteManifest['shared'][number]) =>
  requiredVersion?.startsWith(`^${parseInt(Object.keys(scope[name] ?? {})[0] ?? '')}.`);
