import type { ComponentType } from 'react';
import * as v from 'valibot';
import { parseNamed } from '@ninefold/contracts';
import type { RemoteAppProps } from '@ninefold/platform';
import type { Device } from '@ninefold/web/storage';
import { fetchJson } from '../config/run-time-files';
import { loadContainer } from '../remotes/container';
import { isAppModule, readManifest } from '../remotes/read-remote';
import { pageScope } from '../remotes/share-scope';
import { OWN_QUERY, captureStyles } from './embedded-styles';
import { platformModuleOf } from './platform-module';

/** The games remote's app, which takes the device as a prop. */
export type GamesApp = ComponentType<RemoteAppProps & { readonly device: Device }>;

const ConfigSchema = v.object({ shareUrl: v.optional(v.string()) });

/**
 * The base URL of share links; undefined for the site itself and if it cannot be read, because no puzzle should wait
 * for it.
 */
export const readShareUrl = (site: string): Promise<string | undefined> =>
  fetchJson(`${site}/config.json`)
    .then((file) => parseNamed(ConfigSchema, file, 'config.json').shareUrl)
    .catch(() => undefined);

const RemotesSchema = v.object({ games: v.object({ entry: v.string() }) });

/**
 * Loads the currently deployed games remote, the same build as on the site. It is never a canary, because that requires
 * storing a random number.
 * @throws when one of its files cannot be loaded
 */
export async function loadGames(site: string, retry: number): Promise<GamesApp> {
  const file = `${site}/remotes.json`;
  const { games } = parseNamed(RemotesSchema, await fetchJson(file, retry), file);
  const manifest = await readManifest(new URL(games.entry, site).href, retry);
  captureStyles();
  const entry = `${manifest.entry}${manifest.entry.includes('?') ? '&' : '?'}${OWN_QUERY}`;
  const container = await loadContainer({ ...manifest, entry }, pageScope(platformModuleOf(site)));
  const module = (await container.get('./App'))();
  if (!isAppModule(module)) throw new Error('The games remote exposes no App');
  return module.default as GamesApp;
}
