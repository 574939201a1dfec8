import { useEffect } from 'react';
import { loadable, Route, Routes, Screen, useLocation, usePlatform, type Loadable } from '@ninefold/platform';
import { ARCHIVE_PATH } from './days/paths';
import { PageSkeleton } from './screen/PageSkeleton';

const ArchivePuzzle = loadable(() => import('./practice/ArchivePuzzle'));

/** Address → its screen. */
const SCREENS: Readonly<Record<string, Loadable<object>>> = {
  '/archive': loadable(() => import(/* webpackChunkName: "archive" */ './archive/ArchivePage')),
  '/archive/:day': loadable(() => import(/* webpackChunkName: "archive" */ './archive/ArchiveDay')),
  '/archive/:day/:game': ArchivePuzzle,
  '/boards/*': loadable(() => import('./boards/Boards')),
  '/challenge/*': loadable(() => import('./practice/challenge/Challenge')),
  '/friends/*': loadable(() => import('./friends/Friends')),
  '/print/day/*': loadable(() => import('./print/PrintDay')),
};

/** The addresses below the prefixes of this remote. They have a file of their own: no board waits for their names. */
export default function MoreScreens() {
  const { NotFound } = usePlatform().pages;
  const isArchive = useLocation().pathname.startsWith(ARCHIVE_PATH);
  // Whoever has seen the calendar can open a day's puzzle without a network, as a daily from the list of puzzles. What fails now is
  // fetched again when it is needed.
  useEffect(() => {
    if (isArchive) void ArchivePuzzle.load().catch(() => undefined);
  }, [isArchive]);
  return (
    <Routes>
      {Object.entries(SCREENS).map(([path, screen]) => (
        <Route key={path} path={path} element={<Screen of={screen} fallback={<PageSkeleton />} />} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
