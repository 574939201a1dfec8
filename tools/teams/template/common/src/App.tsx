import {
  loadable,
  PlatformProvider,
  Screen,
  usePlatform,
  type PreloadScreen,
  type RemoteAppProps,
} from '@ninefold/platform';
import { matchPath, Route, Routes } from 'react-router-dom';
import { BASE } from './base';
import { GamesPage } from './GamesPage';
import { Move } from './Move';

/** In a file of its own, which is loaded when it is needed. */
const GamePage = loadable(() => import('./GamePage'));

/** The shell calls this before it shows a screen, and when a link to it is likely to be followed. */
export const preload: PreloadScreen = async (pathname) => {
  if (matchPath(`${BASE}/games/*`, pathname)) await GamePage.load();
};

/** The shell passes the platform; everything below gets it with `usePlatform()`. */
export default function App({ platform }: RemoteAppProps) {
  return (
    <PlatformProvider platform={platform}>
      <Routes>
        <Route path={BASE}>
          <Route index element={<GamesPage />} />
          <Route path="games/:id" element={<Screen of={GamePage} fallback={<p role="status">Loading</p>} />}>
            <Route path="moves/:number" element={<Move />} />
          </Route>
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </PlatformProvider>
  );
}

function NotFound() {
  const { pages } = usePlatform();
  return <pages.NotFound />;
}
