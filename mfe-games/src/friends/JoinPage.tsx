import type { GroupInvitation } from '@ninefold/contracts';
import { Navigate, useLocation, useNavigate, usePlatform, useTitle } from '@ninefold/platform';
import { useClearInvitation } from '@ninefold/web/storage';
import { copy } from './copy';
import { FriendsFailure, FriendsSkeleton } from './frames';
import { groupPath } from '../screen/paths';
import { useInvitation, useJoin } from './use-groups';
import { GuestView } from './GuestInvitation';
import { JoinQuestion } from './JoinQuestion';
import { CannotJoin } from './CannotJoin';

/** `/friends/join/<code>`: what an invitation is about, before anybody joins. */
export function JoinPage({ code }: { code: string }) {
  useTitle(copy.title);
  const { auth } = usePlatform();
  if (auth.status === 'loading') return <FriendsSkeleton />;
  return auth.status === 'in' ? <Invitation code={code} /> : <GuestView />;
}

function Invitation({ code }: { code: string }) {
  const { data: invitation, isError, refetch } = useInvitation(code);
  const navigate = useNavigate();
  const enter = ({ status, group_id: id }: GroupInvitation) => {
    if (id !== null && status === 'joined') void navigate(groupPath(id), { replace: true });
  };
  const join = useJoin(code, enter);
  useClearInvitation(useLocation().pathname);

  if (isError) return <FriendsFailure onRetry={() => void refetch()} />;
  // What joining said is newer.
  const answer = join.data ?? invitation;
  if (!answer) return <FriendsSkeleton />;
  if (answer.status === 'joined') return <FriendsSkeleton />;
  if (answer.status === 'member') return <Navigate to={groupPath(answer.group_id ?? '')} replace />;
  if (answer.status !== 'open')
    return <CannotJoin status={answer.status} waitSeconds={answer.wait_seconds} />;
  return (
    <JoinQuestion
      code={code}
      name={answer.name ?? ''}
      members={answer.members}
      busy={join.isPending}
      failed={join.isError}
      onJoin={() => join.mutate()}
    />
  );
}
