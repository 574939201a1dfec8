import type { ReactNode } from 'react';
import { Link, useLocation } from '@ninefold/platform';
import { Name, SignUpLinks } from '@ninefold/web/social';
import { useStoreInvitation } from '@ninefold/web/storage';
import { SocialPage } from '../screen/SocialPage';
import { HUB_PATH } from '../screen/paths';
import { copy } from './copy';
import { FriendsSkeleton } from './frames';
import { useInvitationPreview } from './use-groups';
import styles from './Invitation.module.css';

const words = copy.join;

const [invites, end] = words.guestInvited;

/**
 * The invitation as guests see it. The link says who invites them to which group, if the owner allows it. A typed code
 * reveals nothing, not even whether it is valid: only signed-in people, whose attempts are counted, may look it up.
 */
export function GuestView({ secret }: { secret: string | null }) {
  useStoreInvitation(useLocation().pathname);
  return secret === null ? <Neutral /> : <LinkView secret={secret} />;
}

function LinkView({ secret }: { secret: string }) {
  const { data: preview, isPending } = useInvitationPreview(secret);
  if (isPending) return <FriendsSkeleton />;
  if (!preview?.invited_by) return <Neutral />;
  return (
    <Page
      title={
        <>
          <Name>{preview.invited_by}</Name>
          <span>{invites}</span>
          <Name>{preview.name}</Name>
          <span>{end}</span>
        </>
      }
      next={words.guestKnown}
    />
  );
}

const Neutral = () => <Page title={words.guestTitle} next={words.guestNext} />;

function Page({ title, next }: { title: ReactNode; next: string }) {
  return (
    <SocialPage title={title} lead={words.guestLead} width="narrow">
      <p>{next}</p>
      <SignUpLinks />
      <p className={styles['quiet']}>
        {words.guestDaily} <Link to={HUB_PATH}>{words.puzzles}</Link>
      </p>
    </SocialPage>
  );
}
