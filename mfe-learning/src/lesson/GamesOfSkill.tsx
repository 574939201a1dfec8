import { GAMES, type GameType } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { copy } from './copy';
import styles from './LessonPage.module.css';

/** The timed games that ask what a lesson teaches. */
const GAMES_OF_SKILL: Readonly<Record<string, readonly GameType[]>> = {
  'left-to-right-addition': ['mental_math_speed', 'addition_drill'],
  compensation: ['mental_math_speed'],
  'doubling-and-halving': ['mental_math_speed'],
  'times-9': ['mental_math_speed'],
  'times-12-and-15': ['mental_math_speed'],
};

/** The ways from a lesson to the games where it is used; nothing where no game asks it. */
export function GamesOfSkill({ skill }: { skill: string }) {
  const games = GAMES_OF_SKILL[skill];
  return (
    games && (
      <p className={styles['games']}>
        {copy.usedIn}
        {games.map((game) => (
          <Link key={game} to={GAMES[game].path}>
            {GAMES[game].title}
          </Link>
        ))}
      </p>
    )
  );
}
