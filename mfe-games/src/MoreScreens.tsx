import { loadable, Route, Routes, Screen, usePlatform, type Loadable } from '@ninefold/platform';
import { PageSkeleton } from './screen/PageSkeleton';

/** Address → its screen. */
const SCREENS: Readonly<Record<string, Loadable<object>>> = {
  '/archive': loadable(() => import(/* webpackChunkName: "archive" */ './archive/ArchivePage')),
  '/archive/:day': loadable(() => import(/* webpackChunkName: "archive" */ './archive/ArchiveDay')),
  '/archive/:day/:game': loadable(() => import('./practice/ArchivePuzzle')),
  '/boards/*': loadable(() => import('./boards/Boards')),
  '/challenge/*': loadable(() => import('./practice/challenge/Challenge')),
  '/friends/*': loadable(() => import('./friends/Friends')),
  '/print/day/*': loadable(() => import('./print/PrintDay')),
};

/** The addresses below the prefixes of this remote. They have a file of their own: no board waits for their names. */
export default function MoreScreens() {
  const { NotFound } = usePlatform().pages;
  return (
    <Routes>
      {Object.entries(SCREENS).map(([path, screen]) => (
        <Route key={path} path={path} element={<Screen of={screen} fallback={<PageSkeleton />} />} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
