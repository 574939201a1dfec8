import type { FriendGroup } from '@ninefold/contracts';
import { Card } from '@ninefold/ui';
import { InvitationCode, ShareButton } from '@ninefold/web/social';
import { copy } from './copy';
import { joinPath } from '../screen/paths';
import { MakeCode } from './MakeCode';
import styles from './GroupPage.module.css';

const words = copy.group;

/** The group's link. In a group of one it is the main action, with the code to read out. */
export function Invite({ group }: { group: FriendGroup }) {
  const { id, name, link_secret: secret, code, code_expires_on: until, is_owner: isOwner, members } = group;
  const isAlone = members.length === 1;
  const share =
    secret === null ? (
      isOwner && <MakeCode id={id} />
    ) : (
      <div className={styles['invite']}>
        <ShareButton
          text={words.invitation(name, window.location.origin + joinPath(secret))}
          label={words.invite}
        />
      </div>
    );
  if (!isAlone) return share;
  return (
    <Card className={styles['people']}>
      <h2>{words.alone}</h2>
      <p>{words.aloneLead}</p>
      {share}
      {code !== null && until !== null && (
        <InvitationCode code={code} note={copy.options.codeNote(copy.until(until))} />
      )}
    </Card>
  );
}
