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

const words = copy.sheet;

/** `/friends/<id>`: how the day and the week of everybody on the sheet stand. */
export function GroupPage({ id }: { id: string }) {
  const { data: sheet, isError, refetch } = useGroup(id);
  if (sheet === 'gone') return <Gone />;
  if (sheet) return <Loaded sheet={sheet} isStale={isError} />;
  return isError ? <FriendsFailure onRetry={() => void refetch()} /> : <FriendsSkeleton />;
}

function Loaded({ sheet, isStale }: { sheet: FriendGroup; isStale: boolean }) {
  useTitle(sheet.name);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<GroupMember | null>(null);
  const { members } = sheet;
  const days = copy.days(sheet.day_key);
  return (
    <SocialPage
      back={{ to: FRIENDS_PATH, text: words.all }}
      title={<Name>{sheet.name}</Name>}
      lead={words.count(members.length)}
      width="wide"
    >
      {isStale && <Alert tone="warning">{words.stale}</Alert>}
      <NextPuzzle you={members.find(({ is_you: isYou }) => isYou)} />
      {members.length === 1 && <Invite sheet={sheet} />}
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
        {members.length > 1 && members.length < MAX_GROUP_MEMBERS && <Invite sheet={sheet} />}
        <Button variant="quiet" onClick={() => setOpen(true)}>
          <SlidersHorizontal aria-hidden size={18} />
          {words.options}
        </Button>
      </div>
      {isOpen && <GroupOptions sheet={sheet} onClose={() => setOpen(false)} />}
      {chosen && <MemberOptions sheet={sheet} member={chosen} onClose={() => setChosen(null)} />}
    </SocialPage>
  );
}

/** The first puzzle of today that the reader has not solved; a lesson when there is none. */
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

/** The reader left it, was removed, or it was deleted: which one is not told to who is not on it. */
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
