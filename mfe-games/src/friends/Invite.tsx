import type { FriendGroup } from '@ninefold/contracts';
import { Card } from '@ninefold/ui';
import { ShareButton } from '@ninefold/web/social';
import { copy } from './copy';
import { joinPath } from '../screen/paths';
import { MakeCode } from './MakeCode';
import styles from './GroupPage.module.css';

const words = copy.sheet;

/** The link of the sheet: at first all that there is to do on it, later one thing among others. */
export function Invite({ sheet }: { sheet: FriendGroup }) {
  const { id, name, code, is_owner: isOwner, members } = sheet;
  const isAlone = members.length === 1;
  const share =
    code === null ? (
      isOwner && <MakeCode id={id} />
    ) : (
      <div className={styles['invite']}>
        <ShareButton
          text={words.invitation(name, window.location.origin + joinPath(code))}
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
    </Card>
  );
}
