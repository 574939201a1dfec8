import { Lightbulb, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button, classNames, VisuallyHidden } from 'shared-ui';
import { GRID_COPY, RESULT_BANNERS } from '../copy';
import { DEMO_COPY } from '../demo-copy';
import { useDevice } from '../device/device';
import { Board } from '../grid/Board';
import { GRID_GAME_CONFIG } from '../grid/config';
import { GameBar } from '../grid/GameBar';
import { NumberPad } from '../grid/NumberPad';
import surfaceStyles from '../grid/PlayingSurface.module.css';
import { PlayTimer } from '../grid/PlayTimer';
import { SubmitRow } from '../grid/SubmitRow';
import { useGridPlay } from '../grid/use-grid-play';
import { lazyPart } from '../lazy-part';
import styles from './DemoSurface.module.css';
import type { Demo } from './use-demo';

const ClearPuzzleDialog = lazyPart(() => import('../grid/ClearPuzzleDialog'));

/** The grid's own pieces with less around them: no new puzzle, one hint, and the demo's word for a wrong answer. */
export function DemoSurface({ demo }: { demo: Demo }) {
  const { puzzle, round, hintsLeft } = demo;
  const { now } = useDevice();
  const play = useGridPlay({ puzzle, onSolved: demo.finish });
  const [pencilling, setPencilling] = useState(false);
  const [asking, setAsking] = useState(false);
  const { state, banner } = play;
  const hasDigits = state.cells.some((digit, cell) => digit !== state.givens[cell]);
  const isWrongAnswer = banner?.text === RESULT_BANNERS[puzzle.game].wrong;

  return (
    <section className={surfaceStyles['game']} data-targets={Object.keys(puzzle.targets).length}>
      <GameBar
        title={GRID_GAME_CONFIG[puzzle.game].title}
        subtitle={DEMO_COPY.subtitle}
        timer={<PlayTimer startedAt={round.startedAt} now={now} stoppedAt={round.seconds ?? undefined} />}
      />
      <div className={surfaceStyles['sheet']}>
        <Board puzzle={puzzle} play={play} />
        <div role="status" className={surfaceStyles['banner']}>
          {banner && (
            <p className={classNames(surfaceStyles['message'], surfaceStyles[banner.tone])}>
              {isWrongAnswer ? DEMO_COPY.tryAgain : banner.text}
            </p>
          )}
        </div>
        <VisuallyHidden aria-live="polite">{play.announcement}</VisuallyHidden>
      </div>
      <div className={surfaceStyles['hand']}>
        <NumberPad play={play} pencilling={pencilling} />
        <SubmitRow play={play} pencilling={pencilling} onPencilling={setPencilling} />
        <div className={styles['tools']}>
          <Button
            variant="secondary"
            disabled={hintsLeft === 0 || state.solved}
            title={hintsLeft === 0 ? DEMO_COPY.hintUsed : undefined}
            onClick={() => demo.hint(state.cells)}
          >
            <Lightbulb aria-hidden size={18} />
            {GRID_COPY.getHint}
          </Button>
          <Button variant="secondary" disabled={!hasDigits || state.solved} onClick={() => setAsking(true)}>
            <RotateCcw aria-hidden size={18} />
            {GRID_COPY.clearPuzzle}
          </Button>
        </div>
      </div>
      {asking && (
        <ClearPuzzleDialog
          onClear={() => play.act({ type: 'clear-puzzle' })}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
