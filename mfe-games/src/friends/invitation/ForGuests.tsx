import { Link, useLocation } from '@ninefold/platform';
import { buttonClass } from '@ninefold/ui';
import { useKeptInvitation } from 'shared-data';
import { HUB_PATH } from '../../screen/use-dashboard-path';
import { copy } from '../copy';
import { FriendsPage } from '../FriendsPage';
import styles from './Invitation.module.css';

const words = copy.join;

/**
 * What somebody without an account is invited to. Neither the name of the sheet nor whether there is one: a code is looked at
 * for signed-in people only, whose tries are counted.
 */
export function ForGuests() {
  const { pathname, search, hash } = useLocation();
  useKeptInvitation(pathname);
  const origin = { from: { pathname, search, hash } };
  return (
    <FriendsPage title={words.guestTitle} lead={words.guestLead} narrow>
      <p>{words.guestNext}</p>
      <p className={styles['actions']}>
        <Link to="/signup" state={origin} className={buttonClass('primary')}>
          {words.signUp}
        </Link>
        <Link to="/login" state={origin} className={buttonClass('secondary')}>
          {words.signIn}
        </Link>
      </p>
      <p className={styles['quiet']}>
        {words.guestTry} <Link to={HUB_PATH}>{words.puzzles}</Link>
      </p>
    </FriendsPage>
  );
}
