import { Link, usePlatform } from 'shared-platform';
import { buttonClass } from 'shared-ui';
import { DEMO_COPY } from './copy';
import styles from './JoinInvitation.module.css';

export interface JoinInvitationProps {
  /** Where the real puzzle is. */
  daily: string;
}

/** What comes after a demo. */
export function JoinInvitation({ daily }: JoinInvitationProps) {
  const { auth, entitlements } = usePlatform();
  const isMember = auth.status === 'in';
  return (
    <section className={styles['invitation']} aria-labelledby="join-title">
      <h2 id="join-title">{DEMO_COPY.joinTitle}</h2>
      <p>{DEMO_COPY.join}</p>
      <p className={styles['links']}>
        {!isMember && (
          <Link to="/signup" className={buttonClass('primary')}>
            {DEMO_COPY.signUp}
          </Link>
        )}
        <Link to={daily} className={buttonClass(isMember ? 'primary' : 'secondary')}>
          {DEMO_COPY.daily}
        </Link>
        {!entitlements.isSubscribed && (
          <Link to="/upgrade" className={buttonClass('secondary')}>
            {DEMO_COPY.goPremium}
          </Link>
        )}
      </p>
    </section>
  );
}
