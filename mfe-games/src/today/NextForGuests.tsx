import { GAMES, GUEST } from '@ninefold/contracts';
import { Link, useLocation } from '@ninefold/platform';
import { buttonClass } from '@ninefold/ui';
import { NEXT_LESSON_PATH } from '../screen/paths';
import { copy } from './copy';
import styles from './NextForGuests.module.css';
import { useDayKey, useServerClock } from '../days/server-clock';
import { useTodaysDailies } from './use-todays-dailies';

/** What a guest can do next without an account: the next daily, or the timed round; a lesson; and tomorrow. */
export function NextForGuests() {
  const { pathname, search } = useLocation();
  const clock = useServerClock();
  const { dailies } = useTodaysDailies(GUEST, useDayKey(clock.now), clock);
  const isHere = (path: string) => path === pathname + search;
  const daily = dailies.find(({ id, seconds }) => seconds === null && !isHere(GAMES[id].path));
  const round = GAMES.mental_math_speed;
  const { title, tomorrow } = copy.withoutAccount;
  return (
    <nav aria-label={title} className={styles['next']}>
      <p className={styles['title']}>{title}</p>
      <Link to={daily ? GAMES[daily.id].path : round.path} className={buttonClass('secondary')}>
        {daily ? copy.daily(daily.title) : round.title}
      </Link>
      <Link to={NEXT_LESSON_PATH} className={buttonClass('secondary')}>
        {copy.nextLesson}
      </Link>
      <p className={styles['tomorrow']}>{tomorrow}</p>
    </nav>
  );
}
