import { isLinkSecret, typedCode, type GroupInvitation } from '@ninefold/contracts';
import { Navigate, useLocation, useNavigate, usePlatform, useTitle } from '@ninefold/platform';
import { useClearInvitation } from '@ninefold/web/storage';
import { copy } from './copy';
import { FriendsFailure, FriendsSkeleton } from './frames';
import { groupPath } from '../screen/paths';
import { useInvitation, useJoin } from './use-groups';
import { GuestView } from './GuestInvitation';
import { JoinQuestion } from './JoinQuestion';
import { CannotJoin } from './CannotJoin';

/** `/friends/join/<code or secret of the link>`: describes the group before anybody joins. */
export function JoinPage({ code: given }: { code: string }) {
  useTitle(copy.title);
  const { auth } = usePlatform();
  const { pathname } = useLocation();
  useClearInvitation(auth.status === 'in' ? pathname : null);
  if (auth.status === 'loading') return <FriendsSkeleton />;
  const code = typedCode(given);
  if (auth.status === 'out') return <GuestView secret={code !== null && isLinkSecret(code) ? code : null} />;
  return code === null ? <CannotJoin status="wrong-code" waitSeconds={0} /> : <Invitation code={code} />;
}

function Invitation({ code }: { code: string }) {
  const { data: invitation, isError, refetch } = useInvitation(code);
  const navigate = useNavigate();
  const enter = ({ status, group_id: id }: GroupInvitation) => {
    if (id !== null && status === 'joined') void navigate(groupPath(id), { replace: true });
  };
  const join = useJoin(code, enter);

  if (isError) return <FriendsFailure onRetry={() => void refetch()} />;
  // The response to joining is newer.
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
