import { Check } from 'lucide-react';
import { DRILL_GAMES, GRID_GAMES, GUEST, TIMED_ROUND_GAMES } from '@ninefold/contracts';
import { Link, usePlatform } from '@ninefold/platform';
import { buttonClass, todaysProgress } from '@ninefold/ui';
import {
  ARCHIVE_PATH,
  BOARDS_PATH,
  CHALLENGES_PATH,
  FRIENDS_PATH,
  NEXT_LESSON_PATH,
  printPath,
} from '../screen/paths';
import { useDayKey, useServerClock } from '../days/server-clock';
import { GamesPage } from '../screen/GamesPage';
import { PageLink } from '../screen/PageLink';
import { ShareDay } from '../today/ShareDay';
import { DailyCards } from '../today/DailyCards';
import { useLearnedToday } from '../today/use-learned-today';
import { useTodaysDailies, type PlayerDaily } from '../today/use-todays-dailies';
import { useOwner } from '../player/owner';
import { copy } from './copy';
import { GridCard } from './GridCard';
import styles from './PuzzleHub.module.css';
import { QuizCard } from './QuizCard';

/** `/puzzle-games`: today's progress, a card per game, and what the games are good for. */
export default function PuzzleHub() {
  const { auth } = usePlatform();
  const owner = useOwner();
  const clock = useServerClock();
  const dayKey = useDayKey(clock.now);
  const { dailies, server } = useTodaysDailies(owner, dayKey, clock);
  const { next } = todaysProgress(dailies);
  return (
    <GamesPage
      title={copy.title}
      lead={copy.lead}
      aside={
        <div className={styles['today']}>
          {owner === GUEST ? (
            <GuestsDay dailies={dailies} dayKey={dayKey} />
          ) : (
            <DailyCards dailies={dailies} dayKey={dayKey} isLinked={next !== null} />
          )}
          {!next && (
            <ShareDay
              owner={owner}
              dayKey={dayKey}
              dailies={dailies}
              streak={server?.current_streak}
              variant="primary"
            />
          )}
          {owner !== GUEST && (
            <Link to={NEXT_LESSON_PATH} className={styles['lesson']}>
              <strong>{copy.lesson}</strong> <span>{copy.lessonLead}</span>
            </Link>
          )}
        </div>
      }
      cards={
        <>
          {GRID_GAMES.map((game) => {
            const daily = dailies.find(({ id }) => id === game);
            return daily && <GridCard key={game} daily={daily} isNext={daily === next} />;
          })}
          {[...TIMED_ROUND_GAMES, ...DRILL_GAMES].map((game) => (
            <QuizCard key={game} game={game} owner={owner} serverBest={server?.best_scores[game] ?? null} />
          ))}
        </>
      }
    >
      <div className={styles['more']}>
        {auth.status === 'in' && (
          <Link to="/dashboard" className={buttonClass('quiet')}>
            {copy.dashboard}
          </Link>
        )}
        <PageLink to={ARCHIVE_PATH}>{copy.archive}</PageLink>
        <PageLink to={BOARDS_PATH}>{copy.boards}</PageLink>
        {auth.status === 'in' && <PageLink to={FRIENDS_PATH}>{copy.friends}</PageLink>}
        {auth.status === 'in' && <PageLink to={CHALLENGES_PATH}>{copy.challenges}</PageLink>}
        <PageLink to={printPath()}>{copy.print}</PageLink>
      </div>
      <Reasons />
    </GamesPage>
  );
}

/** Guests have no Today page, so the hub shows their whole day, including the lesson. */
function GuestsDay({ dailies, dayKey }: { dailies: readonly PlayerDaily[]; dayKey: string }) {
  const isDone = useLearnedToday(dayKey);
  const { title, sign, ...notes } = copy.lessonOfDay;
  const [note, spoken] = isDone ? notes.done : notes.open;
  const lesson = { id: 'lesson', path: NEXT_LESSON_PATH, title, sign, isDone, note, spoken };
  const isWhole = isDone && dailies.every(({ seconds }) => seconds !== null);
  return <DailyCards dailies={dailies} tasks={[lesson]} dayKey={dayKey} isLinked={!isWhole} />;
}

/** For newcomers. */
function Reasons() {
  return (
    <div className={styles['reasons']}>
      <section>
        <h2>{copy.featuresTitle}</h2>
        <ul className={styles['features']}>
          {copy.features.map((feature) => (
            <li key={feature}>
              <Check aria-hidden size={18} />
              <span>{feature}</span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{copy.benefitsTitle}</h2>
        <dl className={styles['benefits']}>
          {copy.benefits.map(([benefit, how]) => (
            <div key={benefit}>
              <dt>{benefit}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
