import { DEMO_HINTS, type GridGame } from 'shared-contracts';
import { demoPuzzle } from 'shared-puzzle-engine';
import { RoundCompletion } from '../completion/RunCompletion';
import { COMPLETION_COPY } from '../completion/copy';
import { DEMO_COPY } from './copy';
import { useDevice } from '../device/device';
import { GRID_GAME_CONFIG } from '../grid/config';
import { PlayingSurface } from '../grid/PlayingSurface';
import { useRounds } from '../grid/use-puzzle-runs';
import { DEMO_HUB_PATH, demoPath } from './config';
import styles from './DemoGame.module.css';
import { JoinInvitation } from './JoinInvitation';
import { tellFirstEmpty } from './tell-first-empty';

/** `/sum-grid-demo` and its sisters: one fixed puzzle for anybody. */
export default function DemoGame({ game }: { game: GridGame }) {
  const { now } = useDevice();
  const { round, finish, next } = useRounds(() => demoPuzzle(game));
  const { puzzle, startedAt, result } = round;
  const { title, path } = GRID_GAME_CONFIG[game];

  return (
    <>
      <PlayingSurface
        round={round.number}
        puzzle={puzzle}
        subtitle={DEMO_COPY.subtitle}
        back={{ to: DEMO_HUB_PATH, label: DEMO_COPY.back }}
        clock={{ startedAt, now, stoppedAt: result?.seconds }}
        hints={{ allowed: DEMO_HINTS, manner: 'tell', find: (cells) => tellFirstEmpty(puzzle, cells) }}
        wrongAnswer={DEMO_COPY.tryAgain}
        onSolved={finish}
      />
      <div className={styles['after']}>
        <JoinInvitation daily={path} />
      </div>
      <RoundCompletion
        round={round}
        title={`${title} ${DEMO_COPY.subtitle}`}
        path={demoPath(game)}
        againLabel={COMPLETION_COPY.tryAgain}
        onAgain={() => next(puzzle)}
      />
    </>
  );
}
