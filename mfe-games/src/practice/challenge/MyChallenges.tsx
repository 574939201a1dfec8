import { GAMES, GRID_GAMES, type MyChallenge } from '@ninefold/contracts';
import { Link, usePlatform } from '@ninefold/platform';
import { formatClock } from 'shared-puzzle-engine';
import { buttonClass } from '@ninefold/ui';
import { challengePath } from '../../finished/challenge-path';
import styles from './Challenge.module.css';
import { ChallengeFailure, ChallengePage, ChallengeSkeleton, ToPuzzles } from './ChallengePage';
import { copy } from './copy';
import { useMyChallenges } from './use-challenge';

const words = copy.mine;
const PRACTICE = `${GAMES[GRID_GAMES[0]].path}?mode=practice`;

/** `/challenge`: what the player sent to others, and how it went. */
export function MyChallenges() {
  const { auth } = usePlatform();
  const { data, isError, refetch } = useMyChallenges();
  if (auth.status === 'out') {
    return (
      <ChallengePage title={words.title}>
        <p>{words.guest}</p>
        <p>
          <Link to="/login" className={buttonClass('primary')}>
            {words.signIn}
          </Link>
        </p>
        <ToPuzzles />
      </ChallengePage>
    );
  }
  if (!data) return isError ? <ChallengeFailure onRetry={() => void refetch()} /> : <ChallengeSkeleton />;
  return (
    <ChallengePage title={words.title}>
      {data.length === 0 ? (
        <>
          <p>{words.empty}</p>
          <p>
            <Link to={PRACTICE} className={buttonClass('primary')}>
              {words.practice}
            </Link>
          </p>
        </>
      ) : (
        <ul className={styles['list']}>
          {data.map((challenge) => (
            <Line key={challenge.code} challenge={challenge} />
          ))}
        </ul>
      )}
      <ToPuzzles />
    </ChallengePage>
  );
}

function Line({ challenge }: { challenge: MyChallenge }) {
  const { code, game_type, seconds, created_at, solved, best_seconds } = challenge;
  const state = [words.solved(solved), best_seconds !== null && words.best(formatClock(best_seconds))];
  return (
    <li>
      <Link to={challengePath(code)}>
        <strong>{GAMES[game_type].title}</strong>
        <span>{`${words.made(created_at)} · ${words.yourTime(formatClock(seconds))}`}</span>
        <span>{state.filter(Boolean).join(', ')}</span>
      </Link>
    </li>
  );
}
