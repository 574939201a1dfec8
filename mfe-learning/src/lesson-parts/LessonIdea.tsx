import type { LessonBlock } from '@ninefold/learning';
import { BlockView } from '../math/Blocks';
import { ExploreFigure } from './explore/ExploreFigure';
import styles from './LessonIdea.module.css';

/** Explanations and figures of a lesson. */
export function LessonIdea({ blocks }: { blocks: readonly LessonBlock[] }) {
  return (
    <div className={styles['idea']}>
      {blocks.map((block, index) =>
        block.kind === 'explore' ? (
          <ExploreFigure key={index} explore={block.explore} />
        ) : (
          <BlockView key={index} block={block} />
        ),
      )}
    </div>
  );
}
