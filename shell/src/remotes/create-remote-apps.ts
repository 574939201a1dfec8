import { lazy, type LazyExoticComponent } from 'react';
import type { RemoteName } from 'shared-contracts';
import type { RemoteApp } from 'shared-platform';
import { loadRemoteApp } from './load-remote-app';

type LazyApp = LazyExoticComponent<RemoteApp>;

export interface RemoteApps {
  /** The remote's app: loaded once, and kept while the page lives. */
  get(name: RemoteName): LazyApp;
  /** Another attempt. A lazy component keeps a rejection for ever, so that each attempt needs a new one. */
  renew(name: RemoteName): LazyApp;
}

export function createRemoteApps(): RemoteApps {
  const apps = new Map<RemoteName, LazyApp>();
  function renew(name: RemoteName) {
    const app = lazy(() => loadRemoteApp(name));
    apps.set(name, app);
    return app;
  }
  return { get: (name) => apps.get(name) ?? renew(name), renew };
}
