import { Link, usePlatform } from '@ninefold/platform';
import { buttonClass } from '@ninefold/ui';
import { AccountLinks } from '@ninefold/web/social';
import { addDays } from '../days/day-keys';
import type { OpenDays, Unlock } from '../days/open-days';
import { archivePath } from '../screen/paths';
import { copy as completionCopy } from '../finished/copy';
import styles from './ArchiveDay.module.css';
import { copy } from './copy';

export interface ClosedDayProps {
  unlock: Unlock;
  open: OpenDays;
  today: string;
}

/** What opens a day that is closed to this person, and what is open to them at once. */
export function ClosedDay({ unlock, open, today }: ClosedDayProps) {
  const { auth, isOpen } = usePlatform();
  const { title, body } = copy.day.closed[unlock];
  const isGuest = auth.status === 'out';
  const plans = isGuest ? '/plans' : '/upgrade';
  return (
    <div className={styles['closed']}>
      <h2>{title}</h2>
      <p>{body}</p>
      <p className={styles['links']}>
        {unlock === 'account' && (
          <AccountLinks signUp={copy.signUp} signIn={completionCopy.guestPrompt.signIn} />
        )}
        {unlock === 'plan' && isOpen(plans) && (
          <Link to={plans} className={buttonClass('primary')}>
            {copy.plans}
          </Link>
        )}
        {open.since !== null && open.since < today && (
          <Link to={archivePath(isGuest ? addDays(today, -1) : open.since)} className={buttonClass('quiet')}>
            {isGuest ? copy.day.yesterday : copy.day.lastOpen}
          </Link>
        )}
      </p>
    </div>
  );
}
