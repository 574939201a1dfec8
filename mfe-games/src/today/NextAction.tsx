import { GAMES } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { buttonClass, todaysProgress, type ButtonVariant } from '@ninefold/ui';
import { NEXT_LESSON_PATH } from '../screen/paths';
import { copy } from './copy';
import type { PlayerDaily } from './use-todays-dailies';

export interface NextActionProps {
  dailies: readonly PlayerDaily[];
  variant: ButtonVariant;
}

/** The next unsolved daily or, when all are solved, a lesson. */
export function NextAction({ dailies, variant }: NextActionProps) {
  const { next } = todaysProgress(dailies);
  if (!next) {
    return (
      <Link to={NEXT_LESSON_PATH} className={buttonClass(variant)}>
        {copy.nextLesson}
      </Link>
    );
  }
  const { id, title, xp, started } = next;
  return (
    <Link to={GAMES[id].path} className={buttonClass(variant)}>
      {started ? copy.continue(title, xp) : copy.next(title, xp)}
    </Link>
  );
}
