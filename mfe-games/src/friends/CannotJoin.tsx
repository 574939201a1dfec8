import type { GroupInvitation } from '@ninefold/contracts';
import { Link, useLocation } from '@ninefold/platform';
import { buttonClass } from '@ninefold/ui';
import { CodeForm } from '@ninefold/web/social';
import { SocialPage } from '../screen/SocialPage';
import { copy } from './copy';
import { FRIENDS_PATH, joinPath } from '../screen/paths';

const words = copy.join;

export interface CannotJoinProps {
  status: Exclude<GroupInvitation['status'], 'open' | 'joined' | 'member'>;
  waitSeconds: number;
}

/** Explains why the person cannot join, and what to do. */
export function CannotJoin({ status, waitSeconds }: CannotJoinProps) {
  const { pathname, search, hash } = useLocation();
  const lead = words[`${status}Lead`];
  return (
    <SocialPage
      title={words[status]}
      lead={typeof lead === 'string' ? lead : lead(waitSeconds)}
      width="narrow"
    >
      {status === 'wrong-code' && (
        <CodeForm hint={copy.list.codeHint} action={copy.list.open} pathOf={joinPath} />
      )}
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
            {words.toGroups}
          </Link>
        )}
      </p>
    </SocialPage>
  );
}
