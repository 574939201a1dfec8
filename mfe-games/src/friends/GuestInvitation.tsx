import { Link, useLocation } from '@ninefold/platform';
import { SignUpLinks } from '@ninefold/web/social';
import { useStoreInvitation } from '@ninefold/web/storage';
import { SocialPage } from '../screen/SocialPage';
import { HUB_PATH } from '../screen/paths';
import { copy } from './copy';
import styles from './Invitation.module.css';

const words = copy.join;

/**
 * What somebody without an account is invited to. Neither the name of the sheet nor whether there is one: a code is looked at
 * for signed-in people only, whose tries are counted.
 */
export function GuestView() {
  useStoreInvitation(useLocation().pathname);
  return (
    <SocialPage title={words.guestTitle} lead={words.guestLead} width="narrow">
      <p>{words.guestNext}</p>
      <SignUpLinks />
      <p className={styles['quiet']}>
        {words.guestTry} <Link to={HUB_PATH}>{words.puzzles}</Link>
      </p>
    </SocialPage>
  );
}
