import { Link, usePlatform } from '@ninefold/platform';
import { buttonClass } from '@ninefold/ui';
import { copy } from './copy';
import styles from './JoinInvitation.module.css';

export interface JoinInvitationProps {
  /** The path of the real puzzle. */
  daily: string;
}

export function JoinInvitation({ daily }: JoinInvitationProps) {
  const { auth, entitlements } = usePlatform();
  const isMember = auth.status === 'in';
  return (
    <section className={styles['invitation']} aria-labelledby="join-title">
      <h2 id="join-title">{copy.joinTitle}</h2>
      <p>{copy.join}</p>
      <p className={styles['links']}>
        {!isMember && (
          <Link to="/signup" className={buttonClass('primary')}>
            {copy.signUp}
          </Link>
        )}
        <Link to={daily} className={buttonClass(isMember ? 'primary' : 'secondary')}>
          {copy.daily}
        </Link>
        {!entitlements.isSubscribed && (
          <Link to="/upgrade" className={buttonClass('secondary')}>
            {copy.getElite}
          </Link>
        )}
      </p>
    </section>
  );
}
