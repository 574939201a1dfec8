import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import {
  MAX_GROUP_MEMBERS,
  GAMES,
  GRID_GAMES,
  type FriendGroup,
  type GroupMember,
} from '@ninefold/contracts';
import { Link, useTitle } from '@ninefold/platform';
import { Alert, Button, buttonClass } from '@ninefold/ui';
import { Name } from '@ninefold/web/social';
import { SocialPage } from '../screen/SocialPage';
import { NEXT_LESSON_PATH, FRIENDS_PATH } from '../screen/paths';
import { copy as todayCopy } from '../today/copy';
import { copy } from './copy';
import { FriendsFailure, FriendsSkeleton } from './frames';
import { useGroup } from './use-groups';
import { Invite } from './Invite';
import { Member } from './Member';
import { MemberOptions } from './MemberOptions';
import { GroupOptions } from './GroupOptions';
import styles from './GroupPage.module.css';

const words = copy.group;

/** `/friends/<id>`: today and the last week of every member. */
export function GroupPage({ id }: { id: string }) {
  const { data: group, isError, refetch } = useGroup(id);
  if (group === 'gone') return <Gone />;
  if (group) return <Loaded group={group} isStale={isError} />;
  return isError ? <FriendsFailure onRetry={() => void refetch()} /> : <FriendsSkeleton />;
}

function Loaded({ group, isStale }: { group: FriendGroup; isStale: boolean }) {
  useTitle(group.name);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<GroupMember | null>(null);
  const { members } = group;
  const days = copy.days(group.day_key);
  return (
    <SocialPage
      back={{ to: FRIENDS_PATH, text: words.all }}
      title={<Name>{group.name}</Name>}
      lead={words.count(members.length)}
      width="wide"
    >
      {isStale && <Alert tone="warning">{words.stale}</Alert>}
      <NextPuzzle you={members.find(({ is_you: isYou }) => isYou)} />
      {members.length === 1 && <Invite group={group} />}
      <section aria-label={words.members} className={styles['people']}>
        <ul className={styles['members']}>
          {members.map((member) => (
            <Member key={member.id} member={member} days={days} onOptions={() => setChosen(member)} />
          ))}
        </ul>
        <p className={styles['legend']}>{words.legend}</p>
      </section>
      {members.length >= MAX_GROUP_MEMBERS && <Alert>{words.full}</Alert>}
      <div className={styles['foot']}>
        {members.length > 1 && members.length < MAX_GROUP_MEMBERS && <Invite group={group} />}
        <Button variant="quiet" onClick={() => setOpen(true)}>
          <SlidersHorizontal aria-hidden size={18} />
          {words.options}
        </Button>
      </div>
      {isOpen && <GroupOptions group={group} onClose={() => setOpen(false)} />}
      {chosen && <MemberOptions group={group} member={chosen} onClose={() => setChosen(null)} />}
    </SocialPage>
  );
}

/** Links to the reader's next unsolved puzzle of today, or to a lesson. */
function NextPuzzle({ you }: { you: GroupMember | undefined }) {
  const open = GRID_GAMES.find((game) => !you?.today[game].solved);
  if (open) {
    const { path, title } = GAMES[open];
    return (
      <div>
        <Link to={path} className={buttonClass('primary')}>
          {words.play(title)}
        </Link>
      </div>
    );
  }
  return (
    <div className={styles['next']}>
      <p>{words.whole}</p>
      <Link to={NEXT_LESSON_PATH} className={buttonClass('secondary')}>
        {todayCopy.nextLesson}
      </Link>
    </div>
  );
}

/** The reader left, was removed, or the group was deleted. People outside a group must not learn which. */
function Gone() {
  useTitle(copy.title);
  return (
    <SocialPage title={words.gone} lead={words.goneLead} width="narrow">
      <div>
        <Link to={FRIENDS_PATH} className={buttonClass('primary')}>
          {words.all}
        </Link>
      </div>
    </SocialPage>
  );
}
