import { useState } from 'react';
import type { FriendGroupSummary } from '@ninefold/contracts';
import { Link, useTitle } from '@ninefold/platform';
import { Badge, Button, Card } from '@ninefold/ui';
import { CodeForm, Name } from '@ninefold/web/social';
import { SocialPage } from '../screen/SocialPage';
import { copy } from './copy';
import { FriendsFailure, FriendsSkeleton } from './frames';
import { joinPath, groupPath } from '../screen/paths';
import { useGroups } from './use-groups';
import { NewGroupDialog } from './NewGroupDialog';
import styles from './GroupList.module.css';

const words = copy.list;

/** `/friends`: the person's groups. */
export function GroupList() {
  useTitle(copy.title);
  // A failed refresh keeps the previous data.
  const { data: groups, isError, refetch } = useGroups();
  const [isMaking, setMaking] = useState(false);
  if (!groups) return isError ? <FriendsFailure onRetry={() => void refetch()} /> : <FriendsSkeleton />;
  const isEmpty = groups.length === 0;
  return (
    <SocialPage title={copy.title} lead={words.lead} width="wide">
      {isEmpty ? (
        <Card className={styles['empty']}>
          <h2>{words.empty}</h2>
          <p>{words.emptyLead}</p>
        </Card>
      ) : (
        <ul className={styles['groups']}>
          {groups.map((group) => (
            <GroupLine key={group.id} group={group} />
          ))}
        </ul>
      )}
      <div className={styles['more']}>
        <Button variant={isEmpty ? 'primary' : 'secondary'} onClick={() => setMaking(true)}>
          {words.make}
        </Button>
        <CodeForm hint={words.codeHint} action={words.open} variant="secondary" pathOf={joinPath} />
      </div>
      {isMaking && <NewGroupDialog onClose={() => setMaking(false)} />}
    </SocialPage>
  );
}

function GroupLine({ group }: { group: FriendGroupSummary }) {
  const { id, name, is_owner: isOwner, members, played_today: played } = group;
  return (
    <li className={styles['group']}>
      <Link to={groupPath(id)} className={styles['link'] ?? ''}>
        <Name>{name}</Name>
      </Link>
      {isOwner && <Badge>{words.owner}</Badge>}
      <span className={styles['figures']}>{`${copy.people(members)}, ${words.played(played, members)}`}</span>
    </li>
  );
}
