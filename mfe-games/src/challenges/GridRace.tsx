import { useMemo, useState } from 'react';
import { GAMES, type GridChallenge, type StoredGrid, type StoredChallengeAttempt } from '@ninefold/contracts';
import { useTitle } from '@ninefold/platform';
import { formatClock, type GridPuzzle } from 'shared-puzzle-engine';
import { useDevice } from '@ninefold/web/storage';
import { Button, VisuallyHidden } from '@ninefold/ui';
import { copy as shareCopy } from '../sharing/challenge-copy';
import type { GridStore } from '../grid/play';
import { PlayingSurface } from '../grid/PlayingSurface';
import type { Solved } from '../grid/use-grid-play';
import { useOwner } from '../player/owner';
import { challengeSlot, practiceKey } from '../player/practice-records';
import { useNow } from '../screen/PlayTimer';
import { HUB_PATH } from '../screen/paths';
import { copy as screenCopy } from '../screen/copy';
import { createPracticeStore } from '../practice-play/practice-store';
import { useDisplayedOwner, type Shown } from '../practice-play/use-displayed-owner';
import { usePracticeRuns } from '../practice-play/use-practice-runs';
import { InvitedPage } from './ChallengePage';
import { copy } from './copy';
import { PaceLine, type PaceLineProps } from './PaceLine';
import { Outcome } from './Outcome';
import { useChallengeAttempt } from './challenge-attempts';
import { useOutcome, useStartChallenge } from './use-challenge';
import { GridReplays } from './Replays';

interface RaceProps {
  code: string;
  challenge: GridChallenge;
  puzzle: GridPuzzle;
}

/**
 * The puzzle of a challenge with the challenger's pace line and, once it is solved, both replays. A reload
 * resumes it.
 */
export function GridRace(race: RaceProps) {
  const { code, puzzle } = race;
  const [stored] = useChallengeAttempt(code);
  const [started, setStarted] = useState(false);
  const { shown } = useDisplayedOwner(puzzle.game, challengeSlot(puzzle.game, code));
  if (stored?.solution) return <Solution {...race} stored={stored} isFresh={started} />;
  if (!started) return <Invited {...race} onStart={() => setStarted(true)} />;
  return shown && <Play key={shown.number} {...race} owner={shown.owner} />;
}

/** The clock starts with a press, because people may open a link without having time to play. */
function Invited({ code, challenge, puzzle: { game }, onStart }: RaceProps & { onStart(): void }) {
  const { store } = useDevice();
  const owner = useOwner();
  const isStarted = store.get(practiceKey(owner, challengeSlot(game, code))) !== null;
  const { seconds, hints, day_key, verified } = challenge;
  return (
    <InvitedPage code={code} challenge={challenge}>
      <p>
        <strong>{copy.toBeat(formatClock(seconds))}</strong>{' '}
        <span>{verified ? copy.byServer : copy.byDevice}</span> <span>{copy.hinted(hints)}</span>
        {day_key && <span>{` ${copy.ofDay(screenCopy.day(day_key))}`}</span>}
      </p>
      <p>{copy.rules}</p>
      <p>
        <Button onClick={onStart}>{isStarted ? copy.continue : copy.start}</Button>
      </p>
    </InvitedPage>
  );
}

function Solution({
  challenge,
  puzzle,
  stored,
  isFresh,
}: RaceProps & { stored: StoredChallengeAttempt; isFresh: boolean }) {
  const { title, path } = GAMES[puzzle.game];
  const seconds = useSeconds(stored);
  return (
    <Outcome
      stored={stored}
      isFresh={isFresh}
      isWon={seconds < challenge.seconds}
      verdict={verdict(seconds, challenge.seconds)}
      yours={formatClock(seconds)}
      theirs={formatClock(challenge.seconds)}
      note={challenge.hints > 0 ? copy.outcome.theirHints(challenge.hints) : null}
      replays={(outcome) =>
        'seconds' in outcome.yours &&
        'seconds' in outcome.theirs && (
          <GridReplays
            puzzle={puzzle}
            replays={[
              [copy.you, outcome.yours],
              [copy.challenger, outcome.theirs],
            ]}
          />
        )
      }
      passedOn={shareCopy.passedOn(copy.ofPuzzle(title, challenge.day_key), { seconds })}
      next={{ to: `${path}?mode=practice`, words: copy.outcome.practice(title) }}
    />
  );
}

/** The time of the server, once it has the solution; until then that of the device. */
function useSeconds(stored: StoredChallengeAttempt): number {
  const { data } = useOutcome(stored);
  if (data && 'yours' in data && 'seconds' in data.yours) return data.yours.seconds;
  return stored.solution?.kind === 'grid' ? stored.solution.seconds : 0;
}

function verdict(yours: number, theirs: number): string {
  if (yours === theirs) return copy.outcome.tied;
  const by = formatClock(Math.abs(yours - theirs));
  return yours < theirs ? copy.outcome.faster(by) : copy.outcome.slower(by);
}

function Play({ code, challenge, puzzle: drawn, owner }: RaceProps & Pick<Shown, 'owner'>) {
  const { now, store } = useDevice();
  const { game } = drawn;
  const slot = challengeSlot(game, code);
  const puzzles = useMemo(() => createPracticeStore(store, owner, game, slot), [store, owner, game, slot]);
  const { run, gridStore, finish } = usePracticeRuns(puzzles, () => drawn);
  const { puzzle, startedAt, result } = run;
  const [filled, grids] = useFilled(gridStore, puzzle);
  const [, putAttempt] = useChallengeAttempt(code);
  const { title } = GAMES[game];
  useTitle(copy.titleOf(title));
  useStartChallenge(code, puzzle.id);

  function solve(solved: Solved) {
    const { seconds, moves = [] } = finish(solved);
    const solution = { grid: [...puzzle.solution], seconds, hints: 0, moves: [...moves] };
    // The attempt now has everything. If the device is full, the grid stays instead.
    const isStored = putAttempt({ id: puzzle.id, solution: { kind: 'grid', ...solution }, sent: false });
    if (isStored) store.remove(practiceKey(owner, slot));
  }

  return (
    <PlayingSurface
      // The start button had the focus and is gone.
      run={run.number + 1}
      puzzle={puzzle}
      // The document title says so too, and the pace line needs the space.
      subtitle={<VisuallyHidden>{copy.title}</VisuallyHidden>}
      choice={
        <GridPaceLine
          pace={challenge.pace}
          filled={filled}
          startedAt={startedAt}
          now={now}
          stoppedAt={result?.seconds}
        />
      }
      back={{ to: HUB_PATH, label: screenCopy.back }}
      clock={{ startedAt, now, stoppedAt: result?.seconds }}
      gridStore={grids}
      onSolved={solve}
    />
  );
}

const CELLS = 9;

interface GridPaceLineProps extends Pick<PaceLineProps, 'pace'> {
  filled: number;
  /** Epoch milliseconds of the clock `now`. */
  startedAt: number;
  now(): number;
  stoppedAt: number | undefined;
}

function GridPaceLine({ pace, filled, startedAt, now, stoppedAt }: GridPaceLineProps) {
  const time = useNow(now, stoppedAt === undefined);
  const elapsed = stoppedAt === undefined ? time - startedAt : stoppedAt * 1_000;
  return <PaceLine pace={pace} elapsed={elapsed} done={filled} words={copy.filled} of={CELLS} />;
}

const filledOf = (cells: StoredGrid['cells']) => cells.filter(Boolean).length;

/** Counts the filled cells whenever the grid is written. */
function useFilled(gridStore: GridStore, { givens }: GridPuzzle): [number, GridStore] {
  const [filled, setFilled] = useState(() => filledOf(gridStore.read()?.cells ?? givens));
  return [
    filled,
    {
      ...gridStore,
      write(grid) {
        gridStore.write(grid);
        setFilled(filledOf(grid.cells));
      },
    },
  ];
}
