import { lazy, type LazyExoticComponent } from 'react';
import type { RemoteName } from 'shared-contracts';
import type { RemoteApp } from 'shared-platform';
import { loadRemoteApp } from './load-remote-app';

type LazyApp = LazyExoticComponent<RemoteApp>;

const apps = new Map<RemoteName, LazyApp>();

/** The remote's app, loaded once per page. */
export function remoteApp(name: RemoteName): LazyApp {
  return apps.get(name) ?? renewRemoteApp(name);
}

/** A lazy component keeps a rejection for ever, so that each new attempt needs a new one. */
export function renewRemoteApp(name: RemoteName): LazyApp {
  const app = lazy(() => loadRemoteApp(name));
  apps.set(name, app);
  return app;
}
