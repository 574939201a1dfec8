import { Check, Ellipsis, Flame } from 'lucide-react';
import { GAMES, GRID_GAMES, type GridGame, type GroupMember } from '@ninefold/contracts';
import { Badge, VisuallyHidden } from '@ninefold/ui';
import { PlayerName } from '@ninefold/web/social';
import { formatClock } from 'shared-puzzle-engine';
import { copy } from './copy';
import styles from './Member.module.css';
import { Week } from './Week';

const words = copy.group;
export interface MemberProps {
  member: GroupMember;
  days: ReturnType<typeof copy.days>;
  /** Opens the actions on another member. */
  onOptions(): void;
}

/** One member: today's dailies, the week and the streak. */
export function Member({ member, days, onOptions }: MemberProps) {
  const { player, today, week, streak, is_you: isYou, is_owner: isOwner } = member;
  return (
    <li className={styles['member']} data-you={isYou || undefined}>
      <h2 className={styles['name']}>
        <PlayerName {...player} />
        {isYou && <Badge tone="accent">{words.you}</Badge>}
        {isOwner && <Badge>{words.owner}</Badge>}
      </h2>
      <ul className={styles['dailies']}>
        {GRID_GAMES.map((game) => (
          <MemberDaily key={game} game={game} {...today[game]} />
        ))}
      </ul>
      <Week counts={week} days={days} />
      <p className={styles['streak']} data-none={streak === 0 || undefined}>
        <VisuallyHidden>{words.streak(streak)}</VisuallyHidden>
        <Flame aria-hidden size={18} />
        <span aria-hidden translate="no">
          {streak}
        </span>
      </p>
      {!isYou && (
        <button
          type="button"
          aria-label={words.optionsOf(player.username)}
          className={styles['options']}
          onClick={onOptions}
        >
          <Ellipsis aria-hidden size={20} />
        </button>
      )}
    </li>
  );
}

interface MemberDailyProps {
  game: GridGame;
  solved: boolean;
  seconds: number | null;
}

/** Like a daily card: a folded corner means solved. */
function MemberDaily({ game, solved, seconds }: MemberDailyProps) {
  const { title, sign } = GAMES[game];
  const time = seconds === null ? null : formatClock(seconds);
  const spoken = !solved ? words.open : time === null ? words.solved : words.solvedIn(time);
  return (
    <li className={styles['daily']} data-done={solved || undefined}>
      <VisuallyHidden>{`${title}: ${spoken}`}</VisuallyHidden>
      <span aria-hidden translate="no" className={styles['sign']}>
        {sign}
      </span>
      <span aria-hidden className={styles['note']}>
        {solved ? <span translate="no">{time ?? <Check size={15} strokeWidth={3} />}</span> : words.openNote}
      </span>
    </li>
  );
}
