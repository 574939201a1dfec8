import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { PlatformProvider, Route, Routes, type RemoteAppProps } from 'shared-platform';
import { DashboardSkeleton } from './dashboard/DashboardSkeleton';
import { createQueryClient } from './query-client';

const DashboardPage = lazy(() => import('./dashboard/DashboardPage'));

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
        <Suspense fallback={<DashboardSkeleton />}>
          <Routes>
            {['/', '/dashboard'].map((path) => (
              <Route key={path} path={path} element={<DashboardPage />} />
            ))}
            {['/learn', '/practice', '/progress'].map((path) => (
              <Route key={path} path={path} element={<NotOpenYet />} />
            ))}
            <Route path="*" element={<NotFound />} />
          </Routes>
        </Suspense>
      </QueryClientProvider>
    </PlatformProvider>
  );
}
