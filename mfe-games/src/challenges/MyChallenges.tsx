import { useState, useSyncExternalStore } from 'react';
import { GAMES, GRID_GAMES, GUEST, type MyChallenge } from '@ninefold/contracts';
import { Link, usePlatform, useSearchParams } from '@ninefold/platform';
import { formatClock } from 'shared-puzzle-engine';
import { Button, buttonClass, Skeleton } from '@ninefold/ui';
import { useDevice } from '@ninefold/web/storage';
import { SignUpLinks } from '@ninefold/web/social';
import { challengePath } from '../screen/paths';
import { LazyChallengeSomeone } from '../sharing/LazyChallengeSomeone';
import { useOwner } from '../player/owner';
import { practiceKey, practiceRecords, slotsOf } from '../player/practice-records';
import { useFinishedResults } from '../results/finished-results';
import { SocialSkeleton, LoadFailure } from '../screen/SocialPage';
import styles from './Challenges.module.css';
import { ChallengeFailure, ChallengePage, ToPuzzles } from './ChallengePage';
import { copy } from './copy';
import { PAGE, useMyChallenges } from './use-challenge';

const words = copy.mine;
const PRACTICE = `${GAMES[GRID_GAMES[0]].path}?mode=practice`;

/** `/challenge`: the player's own challenges and their answers. */
export function MyChallenges() {
  const { auth } = usePlatform();
  const { data, isError, refetch } = useMyChallenges(undefined);
  const [query] = useSearchParams();
  const result = query.get('result');
  if (auth.status === 'out') {
    return (
      <ChallengePage title={words.title}>
        <p>{words.guest}</p>
        <SignUpLinks />
        <ToPuzzles />
      </ChallengePage>
    );
  }
  if (!data)
    return isError ? (
      <ChallengeFailure onRetry={() => void refetch()} />
    ) : (
      <SocialSkeleton title={words.title} />
    );
  return (
    <ChallengePage title={words.title}>
      {result !== null && <NewChallenge result={result} />}
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
        <Lines challenges={data} />
      )}
      <ToPuzzles />
    </ChallengePage>
  );
}

/**
 * For people who signed up to send a puzzle that they solved as a guest. The account has the result in a
 * moment.
 */
function NewChallenge({ result: id }: { result: string }) {
  const { store } = useDevice();
  const owner = useOwner();
  const results = useFinishedResults();
  const stored = useSyncExternalStore(results.subscribe, () => results.get(owner, id));
  if (stored?.state !== 'saved' || stored.result.kind !== 'practice') return null;
  const { game_type: game, completion_time_seconds: seconds, givens } = stored.result;
  const { title } = GAMES[game];
  const grids = slotsOf(store, GUEST, game).map((slot) =>
    practiceRecords(store).read(practiceKey(GUEST, slot)),
  );
  return (
    <div className={styles['guest']}>
      <p>{words.ready(title, formatClock(seconds))}</p>
      <LazyChallengeSomeone
        subject={id}
        title={title}
        result={{ seconds }}
        givens={givens}
        moves={grids.find((grid) => grid?.id === id)?.moves}
      />
    </div>
  );
}

/** One page of the list, with a button for the next one. */
function Lines({ challenges }: { challenges: readonly MyChallenge[] }) {
  const [more, setMore] = useState(false);
  const last = challenges.at(-1);
  return (
    <>
      <ul className={styles['list']}>
        {challenges.map((challenge) => (
          <Line key={challenge.code} challenge={challenge} />
        ))}
      </ul>
      {more && last && <Older before={last.created_at} />}
      {!more && challenges.length === PAGE && (
        <p>
          <Button variant="secondary" onClick={() => setMore(true)}>
            {words.more}
          </Button>
        </p>
      )}
    </>
  );
}

function Older({ before }: { before: string }) {
  const { data, isError, refetch } = useMyChallenges(before);
  if (data?.length === 0) return <p className={styles['quiet']}>{words.noMore}</p>;
  if (data) return <Lines challenges={data} />;
  if (isError) return <LoadFailure message={copy.failed} onRetry={() => void refetch()} />;
  return <Skeleton height="12rem" radius="var(--radius)" />;
}

function Line({ challenge }: { challenge: MyChallenge }) {
  const { code, game_type, created_at, answered } = challenge;
  const { title: game } = GAMES[game_type];
  const [title, yours, best] =
    'score' in challenge
      ? [
          `${game}, ${words.answeredBy[challenge.answered_by]}`,
          copy.round.correct(challenge.score),
          challenge.best_score?.toString(),
        ]
      : [
          copy.ofPuzzle(game, challenge.day_key),
          formatClock(challenge.seconds),
          clockOf(challenge.best_seconds),
        ];
  const state = [words.answered(answered), best !== undefined && words.best(best)];
  return (
    <li>
      <Link to={challengePath(code)}>
        <strong>{title}</strong>
        <span>{`${words.made(created_at)} · ${words.yours(yours)}`}</span>
        <span>{state.filter(Boolean).join(', ')}</span>
      </Link>
    </li>
  );
}

const clockOf = (seconds: number | null) => (seconds === null ? undefined : formatClock(seconds));
