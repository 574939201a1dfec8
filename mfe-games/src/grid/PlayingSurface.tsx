import { useRef, useState, useEffect, type ReactNode } from 'react';
import { GRID_SENTENCES, GAMES } from '@ninefold/contracts';
import { puzzleLayout, classNames, VisuallyHidden } from '@ninefold/ui';
import { useMoveFocus, useTakeFocus } from '../screen/focus';
import { lazyNote, lazyPart, preloadParts } from '../screen/lazy-part';
import type { Stroke } from './scratchpad/strokes';
import { Grid } from './Grid';
import { GameTools } from './GameTools';
import { Keypad } from './Keypad';
import styles from './PlayingSurface.module.css';
import { useGridPlay, type GridPlayOptions } from './use-grid-play';
import { useHints, type HintSource } from './use-hints';
import { useIsNew } from './use-is-new';
import { usePlayExtras } from './use-play-extras';
import { GameBar, type GameBarProps } from '../screen/GameBar';
import { PlayTimer, type PlayTimerProps } from '../screen/PlayTimer';

const ClearPuzzleDialog = lazyPart(() => import(/* webpackChunkName: "board" */ './ClearPuzzleDialog'));
const WrongLineLesson = lazyNote(() => import(/* webpackChunkName: "board" */ './WrongLineLesson'));
const Scratchpad = lazyPart(() => import('./scratchpad/Scratchpad'));

const CURRENT_CELL = '[role="gridcell"][tabindex="0"]';

interface PlayAreaProps extends GridPlayOptions {
  /** It took the place of a puzzle, and of the button that had the focus. */
  isNext: boolean;
  hints?: HintSource | undefined;
  onNewPuzzle?: (() => void) | undefined;
  newPuzzleLabel?: string;
  /** In the place of the game's rule. */
  notice?: ReactNode;
  /** In the place of the digits and the tools, once there is nothing left to write. */
  ending?: ReactNode;
}

interface PlayingSurfaceProps extends Omit<PlayAreaProps, 'isNext'> {
  /** Another number is another puzzle, which starts from new; the bar above it stays. */
  run: number;
  /** The day, or that it is practice. */
  subtitle: ReactNode;
  /** What the player may choose about the puzzle. */
  choice?: ReactNode;
  back?: GameBarProps['back'];
  clock: PlayTimerProps;
}

/** The screen of a grid that is played: daily, practice and demo. */
export function PlayingSurface({ run, subtitle, choice, back, clock, ...play }: PlayingSurfaceProps) {
  const { game, targets } = play.puzzle;
  useEffect(() => preloadParts('with-board'), []);

  return (
    <section data-playing className={puzzleLayout['game']} data-operations={Object.keys(targets).length}>
      <GameBar
        title={GAMES[game].title}
        subtitle={subtitle}
        choice={choice}
        back={back}
        timer={<PlayTimer key={run} {...clock} />}
      />
      <PlayArea key={run} isNext={run > 0} {...play} />
    </section>
  );
}

/** One puzzle being played: the board, the digits and the tools. */
function PlayArea({
  isNext,
  hints: source,
  onNewPuzzle,
  newPuzzleLabel,
  notice,
  ending,
  ...options
}: PlayAreaProps) {
  const play = useGridPlay(options);
  const hints = useHints(play, source);
  const [pencilling, setPencilling] = useState(false);
  const [open, setOpen] = useState<'clear-puzzle' | 'scratchpad' | null>(null);
  const strokes = useRef<Stroke[]>([]);

  const sheet = useRef<HTMLDivElement>(null);
  useTakeFocus(sheet, CURRENT_CELL, isNext);
  const focusGrid = useMoveFocus(sheet, CURRENT_CELL);

  usePlayExtras(sheet, play);

  const { state, banner } = play;
  const { game } = options.puzzle;
  const hasDigits = state.cells.some((digit, cell) => digit !== state.givens[cell]);
  const isNew = useIsNew(game, hasDigits);
  const isLastEmpty = state.cells.filter((digit) => !digit).length === 1;
  const clearPuzzle = () => {
    play.act({ type: 'clear-puzzle' });
    focusGrid();
  };

  const rule =
    notice ??
    (state.submissions && !state.solved ? (
      <WrongLineLesson key={state.submissions} puzzle={options.puzzle} cells={state.cells} />
    ) : (
      <p className={puzzleLayout['rule']} data-new={isNew || undefined}>
        {GRID_SENTENCES[game]}
      </p>
    ));

  return (
    <>
      <div ref={sheet} className={puzzleLayout['grid']}>
        <Grid puzzle={options.puzzle} play={play} pencilling={pencilling} marked={hints?.marked} />
        <div role="status" className={styles['banner']}>
          {banner && <p className={classNames(styles['message'], styles[banner.tone])}>{banner.text}</p>}
        </div>
        <VisuallyHidden>
          <span aria-live="polite">{play.announcement}</span>
        </VisuallyHidden>
      </div>
      <div className={puzzleLayout['words']}>
        {hints?.panel(focusGrid)}
        {isNew && !hints?.isOpen && rule}
      </div>
      <div className={puzzleLayout['hand']}>
        {ending ?? (
          <>
            <Keypad play={play} pencilling={pencilling} onPencilling={setPencilling} focusGrid={focusGrid} />
            <GameTools
              hints={hints}
              canClear={!state.solved && (hasDigits || state.pencil.some(Boolean))}
              onHint={() => {
                // The digit of the last hint disables the button that has the focus, and so does a full board.
                if (!hints?.give() || isLastEmpty) focusGrid();
              }}
              onClearPuzzle={() => (hasDigits ? setOpen('clear-puzzle') : clearPuzzle())}
              onNewPuzzle={onNewPuzzle}
              newPuzzleLabel={newPuzzleLabel}
              onScratchpad={() => setOpen('scratchpad')}
            />
            {!isNew && rule}
          </>
        )}
      </div>
      {open === 'clear-puzzle' && <ClearPuzzleDialog onClear={clearPuzzle} onClose={() => setOpen(null)} />}
      {open === 'scratchpad' && <Scratchpad strokes={strokes} onClose={() => setOpen(null)} />}
    </>
  );
}
