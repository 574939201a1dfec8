import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { PlatformProvider, Route, Routes, type RemoteAppProps } from 'shared-platform';
import { DashboardSkeleton } from './dashboard/DashboardSkeleton';
import { browserDevice, DeviceContext, type Device } from './device/device';
import { createQueryClient } from './query-client';

const DashboardPage = lazy(() => import('./dashboard/DashboardPage'));
const MapPage = lazy(() => import('./map/MapPage'));
const LessonPage = lazy(() => import('./lesson/LessonPage'));
const PracticePage = lazy(() => import('./practice/PracticePage'));

/**
 * The learning remote: which address is which feature. The shell's table has `/` and `/dashboard`, and three prefixes
 * below which only this table decides. Paths are whole, as in the shell's table.
 */
export default function App({ platform, device = browserDevice }: RemoteAppProps & { device?: Device }) {
  // One for each visit: after a game, what is still to be played has changed.
  const [queryClient] = useState(createQueryClient);
  const { NotFound, NotOpenYet } = platform.pages;
  return (
    <PlatformProvider platform={platform}>
      <QueryClientProvider client={queryClient}>
        <DeviceContext value={device}>
          <Suspense fallback={<DashboardSkeleton />}>
            <Routes>
              {['/', '/dashboard'].map((path) => (
                <Route key={path} path={path} element={<DashboardPage />} />
              ))}
              <Route path="/learn" element={<MapPage />} />
              <Route path="/learn/:skill" element={<LessonPage />} />
              <Route path="/practice" element={<PracticePage />} />
              <Route path="/progress" element={<NotOpenYet />} />
              <Route path="*" element={<NotFound />} />
            </Routes>
          </Suspense>
        </DeviceContext>
      </QueryClientProvider>
    </PlatformProvider>
  );
}
