import { useState } from 'react';
import { GAMES } from '@ninefold/contracts';
import { Link, useLocation } from '@ninefold/platform';
import { formatClock } from 'shared-puzzle-engine';
import { Button, buttonClass } from '@ninefold/ui';
import { copy as screenCopy } from '../../screen/copy';
import { HUB_PATH } from '../../screen/use-dashboard-path';
import { ChallengeFailure, ChallengePage, ChallengeSkeleton } from './ChallengePage';
import { challengePuzzle, type RaceProps } from './challenge-puzzle';
import { copy } from './copy';
import { MyChallenge } from './MyChallenge';
import { MyChallenges } from './MyChallenges';
import { Race } from './Race';
import { useBegun } from './use-begun';
import { useChallenge } from './use-challenge';

/** `/challenge/<code>`: the same puzzle as somebody else's, for everyone who has the link. `/challenge` lists one's own. */
export default function Challenge() {
  const code = useLocation().pathname.split('/')[2];
  return code ? <ChallengeOf key={code} code={code} /> : <MyChallenges />;
}

function ChallengeOf({ code }: { code: string }) {
  const { data, isError, refetch } = useChallenge(code);
  if (isError) return <ChallengeFailure onRetry={() => void refetch()} />;
  if (!data) return <ChallengeSkeleton />;
  if (data.status === 'open' && data.mine) return <MyChallenge code={code} />;
  const puzzle = data.status === 'open' ? challengePuzzle(data) : null;
  if (data.status === 'unknown' || !puzzle) return <NotValid />;
  return <Invited code={code} challenge={data} puzzle={puzzle} />;
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

/** The clock starts with a press: who opened the link may not have the time now. */
function Invited(race: RaceProps) {
  const { code, challenge, puzzle } = race;
  const begun = useBegun(code, puzzle.game);
  const [started, setStarted] = useState(false);
  if (started || begun === 'solved') return <Race {...race} />;
  const { seconds, hints, day_key } = challenge;
  return (
    <ChallengePage title={copy.invited(GAMES[puzzle.game].title)}>
      <p>
        <strong>{copy.toBeat(formatClock(seconds))}</strong> {copy.byDevice} {copy.hinted(hints)}
        {day_key && ` ${copy.ofDay(screenCopy.day(day_key))}`}
      </p>
      <p>{copy.rules}</p>
      <p>
        <Button onClick={() => setStarted(true)}>{begun === 'begun' ? copy.goOn : copy.start}</Button>
      </p>
    </ChallengePage>
  );
}
