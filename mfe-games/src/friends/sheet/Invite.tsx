import type { FriendsSheet } from '@ninefold/contracts';
import { Card } from '@ninefold/ui';
import { ShareButton } from '../../finished/ShareButton';
import { copy } from '../copy';
import { joinPath } from '../paths';
import styles from './SheetPage.module.css';

const words = copy.sheet;

/** The link of the sheet: at first all that there is to do on it, later one thing among others. */
export function Invite({ sheet: { name, code, is_owner: isOwner, members } }: { sheet: FriendsSheet }) {
  const isAlone = members.length === 1;
  const link = code && window.location.origin + joinPath(code);
  const share = link && (
    <ShareButton text={words.invitation(name, link)} variant="secondary" label={words.invite} />
  );
  if (!isAlone) return isOwner ? share : null;
  return (
    <Card className={styles['people']}>
      <h2>{words.alone}</h2>
      <p>{isOwner ? words.aloneLead : words.aloneMember}</p>
      {share}
    </Card>
  );
}
