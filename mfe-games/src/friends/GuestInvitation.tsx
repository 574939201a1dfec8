import { Link, useLocation } from '@ninefold/platform';
import { SignUpLinks } from '@ninefold/web/social';
import { useStoreInvitation } from '@ninefold/web/storage';
import { SocialPage } from '../screen/SocialPage';
import { HUB_PATH } from '../screen/paths';
import { copy } from './copy';
import styles from './Invitation.module.css';

const words = copy.join;

/**
 * The invitation as guests see it. It does not reveal the group or whether the code is valid: only signed-in
 * people, whose attempts are counted, may look codes up.
 */
export function GuestView() {
  useStoreInvitation(useLocation().pathname);
  return (
    <SocialPage title={words.guestTitle} lead={words.guestLead} width="narrow">
      <p>{words.guestNext}</p>
      <SignUpLinks />
      <p className={styles['quiet']}>
        {words.guestDaily} <Link to={HUB_PATH}>{words.puzzles}</Link>
      </p>
    </SocialPage>
  );
}
