import type { RuntimeConfig } from 'shared-contracts';
import { createAuth, type Auth } from '../auth/create-auth';
import { createRemoteApps, type RemoteApps } from '../remotes/create-remote-apps';
import { createNotices, type Notices } from './create-notices';
import { createPreferences, type StoredPreferences } from './create-preferences';
import type { ValueStore } from './create-value-store';

/** What lives as long as the page, outside React. */
export interface Services {
  readonly config: RuntimeConfig;
  readonly auth: Auth;
  readonly preferences: ValueStore<StoredPreferences>;
  readonly notices: Notices;
  readonly remoteApps: RemoteApps;
  readonly remoteBackgrounds: RemoteApps;
}

export function createServices(config: RuntimeConfig): Services {
  return {
    config,
    auth: createAuth(config),
    preferences: createPreferences(),
    notices: createNotices(),
    remoteApps: createRemoteApps('App'),
    remoteBackgrounds: createRemoteApps('Background'),
  };
}
