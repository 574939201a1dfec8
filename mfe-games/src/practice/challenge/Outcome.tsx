import { GAMES, type ChallengeOutcome } from '@ninefold/contracts';
import { Link, usePlatform } from '@ninefold/platform';
import { formatClock } from 'shared-puzzle-engine';
import { Alert, buttonClass, Checkbox } from '@ninefold/ui';
import { useCelebration } from '../../finished/use-celebration';
import styles from './Challenge.module.css';
import { ChallengePage, ToPuzzles } from './ChallengePage';
import type { RaceProps } from './challenge-puzzle';
import { copy } from './copy';
import { useNamed, useOutcome, type ChallengeSolution } from './use-challenge';
import { Ways } from './Ways';

const words = copy.outcome;

interface OutcomeProps extends RaceProps {
  solution: ChallengeSolution;
  /** It took the place of the board; otherwise the link was opened again. */
  isFresh: boolean;
}

/** After the race: who was faster, both ways, and what to play next. */
export function Outcome({ code, challenge, puzzle, solution, isFresh }: OutcomeProps) {
  const { auth } = usePlatform();
  const { data, isError, isPaused } = useOutcome(code, solution);
  const { seconds } = solution;
  useCelebration(isFresh && seconds < challenge.seconds);
  const { title, path } = GAMES[puzzle.game];
  const isKept = data?.status === 'kept';
  return (
    <ChallengePage title={verdict(seconds, challenge.seconds)} takesFocus={isFresh}>
      <p className={styles['times']}>
        <strong>{words.yours(formatClock(seconds))}</strong>
        <span>{words.theirs(formatClock(challenge.seconds))}</span>
        <span>{copy.hinted(challenge.hints)}</span>
      </p>
      <State data={data} isWaiting={isError || isPaused} />
      {isKept && (
        <Ways
          puzzle={puzzle}
          ways={[
            [copy.you, data.yours],
            [copy.them, data.theirs],
          ]}
        />
      )}
      {isKept && auth.status === 'in' && <Named attempt={solution.id} before={data.named} />}
      <p className={styles['links']}>
        <Link to={`${path}?mode=practice`} className={buttonClass('primary')}>
          {words.practice(title)}
        </Link>
      </p>
      <ToPuzzles />
    </ChallengePage>
  );
}

function verdict(yours: number, theirs: number): string {
  if (yours === theirs) return words.tied;
  const by = formatClock(Math.abs(yours - theirs));
  return yours < theirs ? words.won(by) : words.lost(by);
}

function State({ data, isWaiting }: { data: ChallengeOutcome | undefined; isWaiting: boolean }) {
  if (data?.status === 'kept') return null;
  if (data?.status === 'unknown') return <p>{copy.unknown.body}</p>;
  if (data?.status === 'too-many') return <p>{copy.tooMany}</p>;
  return <p role="status">{isWaiting ? words.notSent : words.waiting}</p>;
}

/** Off until it is switched on. */
function Named({ attempt, before }: { attempt: string; before: boolean }) {
  const named = useNamed(attempt);
  return (
    <div>
      <Checkbox
        label={words.named}
        // As it was pressed, until the server says otherwise.
        checked={(named.isPending ? named.variables : named.data) ?? before}
        onChange={({ target }) => named.isPending || named.mutate(target.checked)}
      />
      <p className={styles['quiet']}>{words.namedWhy}</p>
      {named.isError && <Alert tone="error">{words.notNamed}</Alert>}
    </div>
  );
}
