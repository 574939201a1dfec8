import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import {
  loadable,
  PlatformProvider,
  Route,
  Routes,
  Screen,
  type Loadable,
  type PreloadScreen,
  type RemoteAppProps,
} from '@ninefold/platform';
import { Announcer } from '@ninefold/ui';
import { DashboardSkeleton } from './dashboard/DashboardSkeleton';
import { browserDevice, createQueryClient, DeviceContext, type Device } from '@ninefold/web/storage';

const DashboardPage = loadable(() => import('./dashboard/DashboardPage'));
const ClassPage = loadable(() => import('./classes/ClassPage'));
const JoinPage = loadable(() => import('./classes/join/JoinPage'));
const LessonPage = loadable(() => import('./lesson/LessonPage'));
const PrintSkill = loadable(() => import('./print/PrintSkill'));
const TechniquePage = loadable(() => import('./technique-book/TechniquePage'));

/** Exact path → screen. */
const SCREENS: Readonly<Record<string, Loadable<object>>> = {
  '/': DashboardPage,
  '/dashboard': DashboardPage,
  '/classes': loadable(() => import('./classes/ClassesPage')),
  '/classes/join': JoinPage,
  '/learn': loadable(() => import('./map/MapPage')),
  '/learn/next': loadable(() => import('./map/NextPage')),
  '/learn/techniques': loadable(() => import('./technique-book/TechniqueList')),
  '/practice': loadable(() => import('./practice/PracticePage')),
  '/progress': loadable(() => import('./progress/ProgressPage')),
};

/** Path prefix → screen; longer prefixes come first. */
const BELOW: Readonly<Record<string, Loadable<object>>> = {
  '/classes/join/': JoinPage,
  '/classes/': ClassPage,
  '/learn/techniques/': TechniquePage,
  '/learn/': LessonPage,
  '/print/skill/': PrintSkill,
};

export const preload: PreloadScreen = async (pathname) => {
  const below = Object.entries(BELOW).find(([prefix]) => pathname.startsWith(prefix))?.[1];
  await (SCREENS[pathname] ?? below)?.load();
};

/**
 * The learning remote and its route table. The shell's table assigns `/`, `/dashboard` and prefixes to this remote;
 * below a prefix only this table decides. Paths are absolute.
 */
export default function App({ platform, device = browserDevice }: RemoteAppProps & { device?: Device }) {
  // A new cache per visit, because games change the data.
  const [queryClient] = useState(() =>
    createQueryClient({
      report: (error, what) => platform.reportError(error, `learning: ${what}`),
      jitter: device.jitter,
      onSaved: platform.onSaved,
    }),
  );
  const { NotFound } = platform.pages;
  return (
    <PlatformProvider platform={platform}>
      <QueryClientProvider client={queryClient}>
        <DeviceContext value={device}>
          <Announcer>
            <Routes>
              {Object.entries(SCREENS).map(([path, screen]) => (
                <Route
                  key={path}
                  path={path}
                  element={<Screen of={screen} fallback={<DashboardSkeleton />} />}
                />
              ))}
              {Object.entries(BELOW).map(([prefix, screen]) => (
                <Route
                  key={prefix}
                  path={`${prefix}:name`}
                  element={<Screen of={screen} fallback={<DashboardSkeleton />} />}
                />
              ))}
              <Route path="*" element={<NotFound />} />
            </Routes>
          </Announcer>
        </DeviceContext>
      </QueryClientProvider>
    </PlatformProvider>
  );
}
