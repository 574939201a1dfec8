import { useState } from 'react';
import { DEMO_HINTS, GAMES, type GridGame } from '@ninefold/contracts';
import { useDevice } from '@ninefold/web/storage';
import { demoPuzzle, firstEmptyCell, type GridPuzzle } from 'shared-puzzle-engine';
import { copy as completionCopy } from '../finished/copy';
import { RunCompletion } from '../finished/RunCompletion';
import { PlayingSurface } from '../grid/PlayingSurface';
import type { GridPlay } from '../grid/use-grid-play';
import { usePuzzleRuns } from '../grid/use-puzzle-runs';
import { copy } from './copy';
import styles from './DemoGame.module.css';
import { DEMO_HUB_PATH, demoPath } from '../screen/paths';
import { JoinInvitation } from './JoinInvitation';

/** `/sum-grid-demo` and the like: one fixed puzzle, for everyone. */
export default function DemoGame({ game }: { game: GridGame }) {
  const { now } = useDevice();
  const { run, finish, next } = usePuzzleRuns(() => demoPuzzle(game));
  const [closed, setClosed] = useState<number | null>(null);
  const { puzzle, startedAt, result } = run;
  const { title, path } = GAMES[game];

  return (
    <>
      <PlayingSurface
        run={run.number}
        puzzle={puzzle}
        subtitle={copy.subtitle}
        back={{ to: DEMO_HUB_PATH, label: copy.back }}
        clock={{ startedAt, now, stoppedAt: result?.seconds }}
        hints={{
          left: ({ length }) => Math.max(0, DEMO_HINTS - length),
          give: (play) => tellFirstEmpty(puzzle, play),
        }}
        wrongText={copy.tryAgain}
        onSolved={finish}
        // Closing the dialog does not end the demo.
        onNewPuzzle={result ? () => next(puzzle) : undefined}
        newPuzzleLabel={copy.playAgain}
      />
      <div className={styles['after']}>
        <JoinInvitation daily={path} />
      </div>
      <RunCompletion
        run={run}
        closed={closed}
        onClose={setClosed}
        title={`${title} ${copy.subtitle}`}
        path={demoPath(game)}
        againLabel={completionCopy.tryAgain}
        onAgain={() => next(puzzle)}
      />
    </>
  );
}

/** The demo's hint: the digit of the first empty cell, in an alert. The player places it. */
function tellFirstEmpty(puzzle: GridPuzzle, { state, act }: GridPlay): undefined {
  const empty = firstEmptyCell(puzzle, state.cells);
  if (!empty) return;
  const { cell, digit } = empty;
  act({ type: 'tell', cell });
  window.alert(copy.hint(Math.floor(cell / 3) + 1, (cell % 3) + 1, digit));
}
