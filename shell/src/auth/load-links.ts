import type { RuntimeConfig } from '@ninefold/contracts';
import type { Platform } from '@ninefold/platform';
import type { Auth } from './create-auth';
import { loadChunk } from '../updates/load-chunk';

/** Loads the code for URLs with secrets, which few visits need. */
export const loadLinks = () => loadChunk(() => import(/* webpackChunkName: "links" */ './links'));

type Links = Pick<Platform, 'emailedLink' | 'passwordSession'>;

/** What email links bring; its code is loaded with the first call. */
export function createLinks(config: RuntimeConfig, auth: Auth): Links {
  let links: Promise<Links> | undefined;
  const load = () => {
    links ??= loadLinks().then(({ createEmailedLink, createPasswordSession }) => ({
      emailedLink: createEmailedLink(config, auth),
      passwordSession: createPasswordSession(config),
    }));
    links.catch(() => (links = undefined));
    return links;
  };
  return {
    emailedLink: async () => (await load()).emailedLink(),
    passwordSession: async () => (await load()).passwordSession(),
  };
}
