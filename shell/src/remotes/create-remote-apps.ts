import { lazy, type LazyExoticComponent } from 'react';
import type { RemoteName } from 'shared-contracts';
import type { RemoteApp } from 'shared-platform';
import type { ExposedName } from './exposed-name';
import { loadRemoteApp } from './load-remote-app';

type LazyApp = LazyExoticComponent<RemoteApp>;

export interface RemoteApps {
  /** The remote's app: loaded once, and kept while the page lives. */
  get(name: RemoteName): LazyApp;
  /** Another attempt. A lazy component keeps a rejection for ever, so that each attempt needs a new one. */
  renew(name: RemoteName): LazyApp;
}

/** @param exposed which of a remote's components: its screens, or what it does on every page */
export function createRemoteApps(exposed: ExposedName): RemoteApps {
  const apps = new Map<RemoteName, LazyApp>();
  function renew(name: RemoteName) {
    const app = lazy(() => loadRemoteApp(name, exposed));
    apps.set(name, app);
    return app;
  }
  return { get: (name) => apps.get(name) ?? renew(name), renew };
}
