import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import {
  loadable,
  PlatformProvider,
  Route,
  Routes,
  Screen,
  type PreloadScreen,
  type RemoteAppProps,
} from 'shared-platform';
import { DashboardSkeleton } from './dashboard/DashboardSkeleton';
import { createQueryClient } from './query-client';

const DashboardPage = loadable(() => import('./dashboard/DashboardPage'));

const DASHBOARD_PATHS = ['/', '/dashboard'];

export const preload: PreloadScreen = async (pathname) => {
  if (DASHBOARD_PATHS.includes(pathname)) await DashboardPage.load();
};

/**
 * The learning remote: which address is which feature. The shell's table has `/` and `/dashboard`, and three prefixes
 * below which only this table decides. Paths are whole, as in the shell's table.
 */
export default function App({ platform }: RemoteAppProps) {
  // One for each visit: after a game, what is still to be played has changed.
  const [queryClient] = useState(createQueryClient);
  const { NotFound, NotOpenYet } = platform.pages;
  return (
    <PlatformProvider platform={platform}>
      <QueryClientProvider client={queryClient}>
        <Routes>
          {DASHBOARD_PATHS.map((path) => (
            <Route
              key={path}
              path={path}
              element={<Screen of={DashboardPage} fallback={<DashboardSkeleton />} />}
            />
          ))}
          {['/learn', '/practice', '/progress'].map((path) => (
            <Route key={path} path={path} element={<NotOpenYet />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </QueryClientProvider>
    </PlatformProvider>
  );
}
