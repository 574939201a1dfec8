import type { ReactNode } from 'react';
import { GRID_GAME_CONFIG } from './config';
import { GameBar, type GameBarProps } from '../screen/GameBar';
import { PlayArea, type PlayAreaProps } from './PlayArea';
import styles from './PlayingSurface.module.css';
import { PlayTimer, type PlayTimerProps } from '../screen/PlayTimer';

export interface PlayingSurfaceProps extends Omit<PlayAreaProps, 'isNext'> {
  /** Another number is another puzzle, which is begun anew; the bar above it stays. */
  round: number;
  /** The day, or that it is practice. */
  subtitle: ReactNode;
  /** What the player may choose about the puzzle. */
  choice?: ReactNode;
  back?: GameBarProps['back'];
  clock: PlayTimerProps;
}

/** The playing surface of the three grid games: daily, practice and demo. */
export function PlayingSurface({ round, subtitle, choice, back, clock, ...play }: PlayingSurfaceProps) {
  const { game, targets } = play.puzzle;
  return (
    <section className={styles['game']} data-targets={Object.keys(targets).length}>
      <GameBar
        title={GRID_GAME_CONFIG[game].title}
        subtitle={subtitle}
        choice={choice}
        back={back}
        timer={<PlayTimer key={round} {...clock} />}
      />
      <PlayArea key={round} isNext={round > 0} {...play} />
    </section>
  );
}
