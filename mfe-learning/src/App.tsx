import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { PlatformProvider, Route, Routes, type RemoteAppProps } from 'shared-platform';
import { DashboardSkeleton } from './dashboard/DashboardSkeleton';
import { createQueryClient } from './query-client';

const DashboardPage = lazy(() => import('./dashboard/DashboardPage'));

/** The learning remote: which address is which feature. Paths are whole, since the shell's table says them too. */
export default function App({ platform }: RemoteAppProps) {
  // One for each visit: whoever comes back from a game must not be shown that it is still to be played.
  const [queryClient] = useState(createQueryClient);
  return (
    <PlatformProvider platform={platform}>
      <QueryClientProvider client={queryClient}>
        <Suspense fallback={<DashboardSkeleton />}>
          <Routes>
            {['/', '/dashboard'].map((path) => (
              <Route key={path} path={path} element={<DashboardPage />} />
            ))}
          </Routes>
        </Suspense>
      </QueryClientProvider>
    </PlatformProvider>
  );
}
