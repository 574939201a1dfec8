import { useMemo } from 'react';
import type { GridChallenge } from '@ninefold/contracts';
import { Link, useLocation, usePlatform } from '@ninefold/platform';
import { findSolutions, type GridPuzzle, type Targets } from 'shared-puzzle-engine';
import { buttonClass } from '@ninefold/ui';
import { FocusFallback } from '@ninefold/web/social';
import { useClearInvitation } from '@ninefold/web/storage';
import { SocialSkeleton } from '../screen/SocialPage';
import { HUB_PATH } from '../screen/paths';
import { ChallengeFailure, ChallengePage } from './ChallengePage';
import { copy } from './copy';
import { GridRace } from './GridRace';
import { MyChallenge } from './MyChallenge';
import { MyChallenges } from './MyChallenges';
import { RoundRace } from './RoundRace';
import { useChallenge } from './use-challenge';

/** `/challenge/<code>`: the same puzzle as somebody else's, for everyone who has the link. `/challenge` lists one's own. */
export default function Challenge() {
  const { pathname } = useLocation();
  const { auth } = usePlatform();
  useClearInvitation(auth.status === 'in' ? pathname : null);
  const code = pathname.split('/')[2];
  return <FocusFallback>{code ? <ChallengeOf key={code} code={code} /> : <MyChallenges />}</FocusFallback>;
}

function ChallengeOf({ code }: { code: string }) {
  const { data, isError, refetch } = useChallenge(code);
  if (isError) return <ChallengeFailure onRetry={() => void refetch()} />;
  if (!data) return <SocialSkeleton title={copy.title} />;
  if (data.status === 'unknown') return <NotValid />;
  if (data.mine) return <MyChallenge code={code} />;
  if ('score' in data) return <RoundRace code={code} challenge={data} />;
  return <GridOf code={code} challenge={data} />;
}

function GridOf({ code, challenge }: { code: string; challenge: GridChallenge }) {
  const puzzle = useMemo(() => challengePuzzle(challenge), [challenge]);
  return puzzle ? <GridRace code={code} challenge={challenge} puzzle={puzzle} /> : <NotValid />;
}

/** The puzzle of a challenge, with the solution that its targets leave. @returns null where there is none, or more than one */
function challengePuzzle({ game_type, givens, targets }: GridChallenge): GridPuzzle | null {
  // A field that is absent is not there as `undefined`: it was read from JSON.
  const stated = targets as Targets;
  const [solution, other] = findSolutions(stated, givens, 2);
  return solution && !other ? { game: game_type, givens, targets: stated, solution } : null;
}

function NotValid() {
  return (
    <ChallengePage title={copy.unknown.title}>
      <p>{copy.unknown.body}</p>
      <p>
        <Link to={HUB_PATH} className={buttonClass('primary')}>
          {copy.play}
        </Link>
      </p>
    </ChallengePage>
  );
}
