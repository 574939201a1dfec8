import { Navigate, useLocation, usePlatform } from '@ninefold/platform';
import { FocusFallback } from '@ninefold/web/social';
import { FRIENDS_PATH } from '../screen/paths';
import { JoinPage } from './JoinPage';
import { GroupList } from './GroupList';
import { GroupPage } from './GroupPage';

/** Everything below `/friends`: the sheets, one of them, and an invitation. */
export default function Friends() {
  return (
    <FocusFallback>
      <FriendsScreen />
    </FocusFallback>
  );
}

function FriendsScreen() {
  const { pages } = usePlatform();
  const { pathname } = useLocation();
  const [segment = '', code, ...rest] = pathname.slice(FRIENDS_PATH.length + 1).split('/');
  if (segment === 'join' && !code) return <Navigate to={FRIENDS_PATH} replace />;
  if (rest.length > 0 || (segment !== 'join' && code !== undefined)) return <pages.NotFound />;
  if (code !== undefined) return <JoinPage key={code} code={code} />;
  return segment ? <GroupPage key={segment} id={segment} /> : <GroupList />;
}
