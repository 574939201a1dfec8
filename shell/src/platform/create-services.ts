import type { RuntimeConfig, StoredPreferences } from '@ninefold/contracts';
import type { Platform } from '@ninefold/platform';
import { createAuth, type Auth } from '../auth/create-auth';
import { createLinks } from '../auth/load-links';
import { createPayments } from '../payments/create-payments';
import { createRemoteApps, type RemoteApps } from '../remotes/load-remote-app';
import { createNotices, type Notices } from './create-notices';
import { createPreferences } from './preferences';
import { createSaves, type Saves } from './create-saves';
import type { ValueStore } from './create-value-store';

/** Services outside React that live as long as the page. */
export interface Services {
  readonly config: RuntimeConfig;
  readonly auth: Auth;
  readonly links: Pick<Platform, 'emailedLink' | 'passwordSession'>;
  readonly payments: Platform['payments'];
  readonly preferences: ValueStore<StoredPreferences>;
  readonly notices: Notices;
  readonly saves: Saves;
  readonly remoteApps: RemoteApps;
  readonly remoteBackgrounds: RemoteApps;
  /** Starts what waits for the first screen: restoring the session. */
  afterFirstScreen(): void;
}

export function createServices(config: RuntimeConfig, remoteApps: RemoteApps): Services {
  const notices = createNotices();
  const auth = createAuth(config, notices);
  return {
    config,
    auth,
    payments: createPayments(config, auth),
    links: createLinks(config, auth),
    preferences: createPreferences(),
    notices,
    saves: createSaves(),
    remoteApps,
    remoteBackgrounds: createRemoteApps('Background'),
    afterFirstScreen: auth.settle,
  };
}
