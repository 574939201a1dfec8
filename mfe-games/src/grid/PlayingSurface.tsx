import { useRef, useState, useEffect, type ReactNode } from 'react';
import { GRID_SENTENCES, GAMES } from '@ninefold/contracts';
import { puzzleLayout, classNames, VisuallyHidden, type Elements } from '@ninefold/ui';
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

const ClearPuzzleDialog = lazyPart(() => import(/* webpackChunkName: "with-grid" */ './ClearPuzzleDialog'));
const WrongLineLesson = lazyNote(() => import(/* webpackChunkName: "with-grid" */ './WrongLineLesson'));
const Scratchpad = lazyPart(() => import('./scratchpad/Scratchpad'));

const CURRENT_CELL = '[role="gridcell"][tabindex="0"]';

interface PlayAreaProps extends GridPlayOptions {
  /** Replaces a puzzle whose button had the focus. */
  isNext: boolean;
  hints?: HintSource | undefined;
  onNewPuzzle?: (() => void) | undefined;
  newPuzzleLabel?: string;
  /** Replaces the rule. */
  notice?: Elements;
  /** Replaces the digits and the tools once the puzzle is solved. */
  ending?: Elements;
}

interface PlayingSurfaceProps extends Omit<PlayAreaProps, 'isNext'> {
  /** A new number starts a new puzzle below the same bar. */
  run: number;
  /** The day, or "Practice". */
  subtitle: ReactNode;
  /** Settings of the puzzle. */
  choice?: Elements;
  back?: GameBarProps['back'];
  clock: PlayTimerProps;
}

/** The playing screen of dailies, practice, demos, archive and challenges. */
export function PlayingSurface({ run, subtitle, choice, back, clock, ...play }: PlayingSurfaceProps) {
  const { game, targets } = play.puzzle;
  useEffect(() => preloadParts('with-grid'), []);

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

/** One puzzle: grid, digits and tools. */
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

  const gridArea = useRef<HTMLDivElement>(null);
  useTakeFocus(gridArea, CURRENT_CELL, isNext);
  const focusGrid = useMoveFocus(gridArea, CURRENT_CELL);

  usePlayExtras(gridArea, play);

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
      <div ref={gridArea} className={puzzleLayout['grid']}>
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
                // The last hint, or a full grid, disables the focused button.
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
