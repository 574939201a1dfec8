import { useMemo, useState } from 'react';
import { GAMES, type StoredBoard } from '@ninefold/contracts';
import { useTitle } from '@ninefold/platform';
import type { GridPuzzle } from 'shared-puzzle-engine';
import { useDevice } from 'shared-data';
import { VisuallyHidden } from '@ninefold/ui';
import type { BoardStore } from '../../grid/play';
import { PlayingSurface } from '../../grid/PlayingSurface';
import type { Solved } from '../../grid/use-grid-play';
import { challengeSlot, practiceKey, practiceRecords } from '../../player/practice-records';
import { HUB_PATH } from '../../screen/use-dashboard-path';
import { copy as screenCopy } from '../../screen/copy';
import { createPracticeStore } from '../practice-store';
import { useBoardOwner, type Shown } from '../use-board-owner';
import { usePracticeRuns } from '../use-practice-runs';
import type { RaceProps } from './challenge-puzzle';
import { copy } from './copy';
import { Ghost } from './Ghost';
import { Outcome } from './Outcome';
import { useStartChallenge, type ChallengeSolution } from './use-challenge';

/** The puzzle of a challenge beside its ghost, and, once it is solved, both ways. A reload goes on where it was left. */
export function Race(race: RaceProps) {
  const { code, puzzle } = race;
  const { shown } = useBoardOwner(puzzle.game, challengeSlot(puzzle.game, code));
  return shown && <RaceOf key={shown.number} {...race} owner={shown.owner} />;
}

function RaceOf({ owner, ...race }: RaceProps & Pick<Shown, 'owner'>) {
  const { code, challenge, puzzle } = race;
  const { store } = useDevice();
  const [solved, setSolved] = useState<ChallengeSolution | null>(() => {
    const record = practiceRecords(store).read(practiceKey(owner, challengeSlot(puzzle.game, code)));
    if (!record?.solved) return null;
    const { id, solution, bestSeconds = 1, moves = [] } = record;
    return { id, grid: solution, seconds: bestSeconds, hints: 0, moves };
  });
  const [isFresh, setFresh] = useState(false);
  if (solved) {
    return <Outcome code={code} challenge={challenge} puzzle={puzzle} solution={solved} isFresh={isFresh} />;
  }
  return (
    <Play
      {...race}
      owner={owner}
      onSolved={(solution) => {
        setFresh(true);
        setSolved(solution);
      }}
    />
  );
}

interface PlayProps extends RaceProps, Pick<Shown, 'owner'> {
  onSolved(solution: ChallengeSolution): void;
}

function Play({ code, challenge, puzzle: drawn, owner, onSolved }: PlayProps) {
  const { now, store } = useDevice();
  const { game } = drawn;
  const slot = challengeSlot(game, code);
  const puzzles = useMemo(() => createPracticeStore(store, owner, game, slot), [store, owner, game, slot]);
  const { run, boardStore, finish } = usePracticeRuns(puzzles, () => drawn);
  const { puzzle, startedAt, result } = run;
  const [filled, boards] = useFilled(boardStore, puzzle);
  const { title } = GAMES[game];
  useTitle(copy.titleOf(title));
  useStartChallenge(code, puzzle.id);

  function solve(solved: Solved) {
    const { seconds, moves = [] } = finish(solved);
    onSolved({ id: puzzle.id, grid: puzzle.solution, seconds, hints: 0, moves });
  }

  return (
    <PlayingSurface
      // The button that started it is gone.
      run={run.number + 1}
      puzzle={puzzle}
      // The page's title says it, and the race needs the room.
      subtitle={<VisuallyHidden>{copy.title}</VisuallyHidden>}
      choice={
        <Ghost
          ghost={challenge.ghost}
          filled={filled}
          startedAt={startedAt}
          now={now}
          stoppedAt={result?.seconds}
        />
      }
      back={{ to: HUB_PATH, label: screenCopy.back }}
      clock={{ startedAt, now, stoppedAt: result?.seconds }}
      boardStore={boards}
      onSolved={solve}
    />
  );
}

const filledOf = (cells: StoredBoard['cells']) => cells.filter(Boolean).length;

/** How many cells are filled, of the board as it is written. */
function useFilled(boardStore: BoardStore, { givens }: GridPuzzle): [number, BoardStore] {
  const [filled, setFilled] = useState(() => filledOf(boardStore.read()?.cells ?? givens));
  return [
    filled,
    {
      ...boardStore,
      write(board) {
        boardStore.write(board);
        setFilled(filledOf(board.cells));
      },
    },
  ];
}
