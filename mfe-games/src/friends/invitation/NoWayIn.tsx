import type { FriendsInvitation } from '@ninefold/contracts';
import { Link, useLocation } from '@ninefold/platform';
import { buttonClass } from '@ninefold/ui';
import { copy } from '../copy';
import { FriendsPage } from '../FriendsPage';
import { CodeForm } from '../list/CodeForm';
import { FRIENDS_PATH } from '../paths';

const words = copy.join;

export interface NoWayInProps {
  status: Exclude<FriendsInvitation['status'], 'open' | 'joined' | 'member'>;
  waitSeconds: number;
}

/** Why a code lets nobody in, and what there is to do. */
export function NoWayIn({ status, waitSeconds }: NoWayInProps) {
  const { pathname, search, hash, key } = useLocation();
  const lead = status === 'wait' ? words.waitLead(waitSeconds) : words[`${status}Lead`];
  return (
    <FriendsPage title={words[status]} lead={lead} narrow>
      {status === 'wrong-code' && <CodeForm key={key} />}
      <p>
        {status === 'set-up-first' ? (
          <Link
            to="/profile?setup=true"
            state={{ from: { pathname, search, hash } }}
            className={buttonClass('primary')}
          >
            {words.setUp}
          </Link>
        ) : (
          <Link to={FRIENDS_PATH} className={buttonClass(status === 'wrong-code' ? 'quiet' : 'primary')}>
            {words.toSheets}
          </Link>
        )}
      </p>
    </FriendsPage>
  );
}
