import { useEffect, type ReactNode } from 'react';
import { GAMES } from '@ninefold/contracts';
import { boardLayout } from '@ninefold/ui';
import { GameBar, type GameBarProps } from '../screen/GameBar';
import { preloadParts } from '../screen/lazy-part';
import { PlayArea, type PlayAreaProps } from './PlayArea';
import { PlayTimer, type PlayTimerProps } from '../screen/PlayTimer';

export interface PlayingSurfaceProps extends Omit<PlayAreaProps, 'isNext'> {
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
    <section data-playing className={boardLayout['game']} data-operations={Object.keys(targets).length}>
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
