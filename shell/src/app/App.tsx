import { useEffect } from 'react';
import { BrowserRouter, loadable, PlatformProvider, Screen } from '@ninefold/platform';
import { Button } from '@ninefold/ui';
import { MenuPlaceholder } from '../layout/Header';
import { Layout } from '../layout/Layout';
import { NoticeRegion } from '../layout/NoticeRegion';
import type { Services } from '../platform/create-services';
import { ErrorBoundary } from '../platform/ErrorBoundary';
import { reportError } from '../platform/report-error';
import { useDocumentState } from '../platform/use-document-state';
import { usePlatformValue } from '../platform/use-platform-value';
import styles from './App.module.css';
import { Backgrounds } from './Backgrounds';
import { copy } from './copy';
import { RouteScreen } from './RouteScreen';
import { loadChunk } from '../updates/load-chunk';

const UserMenu = loadable(() =>
  loadChunk(() => import(/* webpackChunkName: "supabase" */ '../layout/UserMenu')),
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
    <ErrorBoundary context="shell" path="" reportError={reportError} fallback={() => <Failure />}>
      <BrowserRouter>
        <PlatformProvider platform={platform}>
          <Layout
            auth={auth}
            menu={
              auth.status === 'in' && (
                <Screen of={UserMenu} auth={auth} platform={platform} fallback={<MenuPlaceholder />} />
              )
            }
            notices={<NoticeRegion notices={services.notices} />}
          >
            <RouteScreen platform={platform} services={services} />
          </Layout>
          <Backgrounds platform={platform} services={services} />
        </PlatformProvider>
      </BrowserRouter>
    </ErrorBoundary>
  );
}

/** Shown for React errors that no screen's boundary caught. */
function Failure() {
  return (
    <main className={styles['failure']}>
      <h1>{copy.failure.title}</h1>
      <p>{copy.failure.nothingLost}</p>
      <Button onClick={() => location.reload()}>{copy.failure.refresh}</Button>
    </main>
  );
}
