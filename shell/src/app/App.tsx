import { useEffect } from 'react';
import { BrowserRouter, loadable, PlatformProvider, Screen } from '@ninefold/platform';
import { MenuPlaceholder } from '../layout/Header';
import { Layout } from '../layout/Layout';
import { NoticeRegion } from '../layout/NoticeRegion';
import type { Services } from '../platform/create-services';
import { ErrorBoundary } from '../platform/ErrorBoundary';
import { Part } from '../platform/Part';
import { reportError } from '../platform/report-error';
import { useDocumentState } from '../platform/use-document-state';
import { usePlatformValue } from '../platform/use-platform-value';
import { Failure } from './Failure';
import { findRoute } from './find-route';
import { RouteScreen } from './RouteScreen';
import { loadChunk } from '../updates/load-chunk';

const UserMenu = loadable(() =>
  loadChunk(() => import(/* webpackChunkName: "supabase" */ '../layout/UserMenu')),
);

const Backgrounds = loadable(() =>
  loadChunk(() => import(/* webpackChunkName: "supabase" */ './Backgrounds')),
);

export interface AppProps {
  services: Services;
  /** Called when the first screen, or its fallback, has been shown. Referentially stable. */
  onMount?(this: void): void;
}

/** The shell: authentication, routing, and the layout. */
export function App({ services, onMount }: AppProps) {
  const platform = usePlatformValue(services);
  const { auth } = platform;
  useDocumentState(platform);
  useEffect(() => onMount?.(), [onMount]);
  return (
    <ErrorBoundary
      context="shell"
      path=""
      reportError={reportError}
      fallback={() => (
        <main>
          <Failure />
        </main>
      )}
    >
      {/* A transition would wait for as long as a remote keeps rendering. */}
      <BrowserRouter useTransitions={false}>
        <PlatformProvider platform={platform}>
          <Layout
            auth={auth}
            menu={
              auth.status === 'in' && (
                <Part name="menu" fallback={<MenuPlaceholder />}>
                  <Screen of={UserMenu} auth={auth} platform={platform} fallback={<MenuPlaceholder />} />
                </Part>
              )
            }
            notices={<NoticeRegion notices={services.notices} />}
          >
            <RouteScreen platform={platform} services={services} />
          </Layout>
          {auth.status === 'in' && (
            <Part name="backgrounds">
              <Screen
                of={Backgrounds}
                platform={platform}
                services={services}
                remoteAt={remoteAt}
                fallback={null}
              />
            </Part>
          )}
        </PlatformProvider>
      </BrowserRouter>
    </ErrorBoundary>
  );
}

function remoteAt(pathname: string): string | undefined {
  const { screen } = findRoute(pathname);
  return screen.kind === 'remote' ? screen.remote : undefined;
}
