import { GAMES, type GameType } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { copy } from './copy';
import styles from './LessonPage.module.css';

/** Timed games that practice a skill. */
const GAMES_OF_SKILL: Readonly<Record<string, readonly GameType[]>> = {
  'left-to-right-addition': ['mental_math_speed', 'addition_drill'],
  compensation: ['mental_math_speed'],
  'doubling-and-halving': ['mental_math_speed'],
  'times-9': ['mental_math_speed'],
  'times-12-and-15': ['mental_math_speed'],
};

/** Links from a lesson to games that practice it, if any. */
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
