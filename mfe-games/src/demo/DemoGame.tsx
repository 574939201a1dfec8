import { useState } from 'react';
import type { GridGame } from 'shared-contracts';
import { COMPLETION_COPY } from '../copy';
import { DEMO_COPY } from '../demo-copy';
import { GRID_GAME_CONFIG } from '../grid/config';
import { lazyPart } from '../lazy-part';
import { DEMO_HUB_PATH, demoPath } from './config';
import styles from './DemoGame.module.css';
import { DemoSurface } from './DemoSurface';
import { JoinInvitation } from './JoinInvitation';
import { useDemo } from './use-demo';

const Completion = lazyPart(() => import('../completion/Completion'));

/** `/sum-grid-demo` and its sisters: one fixed puzzle for anybody. */
export default function DemoGame({ game }: { game: GridGame }) {
  const demo = useDemo(game);
  const [closed, setClosed] = useState<number | null>(null);
  const { title, path } = GRID_GAME_CONFIG[game];
  const { round, puzzle } = demo;

  return (
    <>
      <DemoSurface key={round.number} demo={demo} />
      <div className={styles['after']}>
        <JoinInvitation daily={path} onward={{ to: DEMO_HUB_PATH, label: DEMO_COPY.allDemos }} />
      </div>
      {round.seconds !== null && closed !== round.number && (
        <Completion
          key={`completion ${round.number}`}
          title={COMPLETION_COPY.title}
          subject={{
            title: `${title} ${DEMO_COPY.subtitle}`,
            path: demoPath(game),
            givens: puzzle.givens,
            seconds: round.seconds,
            hints: round.told.length,
            revealed: round.told,
          }}
          againLabel={COMPLETION_COPY.tryAgain}
          onAgain={demo.restart}
          onClose={() => setClosed(round.number)}
        />
      )}
    </>
  );
}
