import { Link, usePlatform } from '@ninefold/platform';
import { buttonClass } from '@ninefold/ui';
import { AccountLinks } from '@ninefold/web/social';
import { copy as completionCopy } from '../finished/copy';
import styles from './ArchivePage.module.css';
import { copy } from './copy';

/** Below the calendar, for whom not every day is open: which are, and what opens the others. */
export function ArchiveLimits() {
  const { auth, isOpen } = usePlatform();
  const isGuest = auth.status === 'out';
  return (
    <aside className={styles['opens']}>
      <p>{isGuest ? copy.opensFor.guest : copy.opensFor.free}</p>
      <p className={styles['links']}>
        {isGuest && (
          <AccountLinks signUp={copy.signUp} signIn={completionCopy.guestPrompt.signIn} variant="secondary" />
        )}
        {!isGuest && isOpen('/upgrade') && (
          <Link to="/upgrade" className={buttonClass('secondary')}>
            {copy.plans}
          </Link>
        )}
      </p>
    </aside>
  );
}
