import { findSkill } from 'shared-learning';
import { MasteryMark, masteryWords } from '../mastery/MasteryMark';
import { copy } from './copy';
import type { Milestone } from './milestone';
import styles from './MilestoneStamp.module.css';

const words = copy.milestone;

/** A run, or a skill that is known now: a folded sheet with its stamp, and what it stands for. */
export function MilestoneStamp({ milestone }: { milestone: Milestone }) {
  return (
    <div className={styles['milestone']}>
      <span aria-hidden className={styles['sheet']}>
        <span className={styles['stamp']}>
          {milestone.kind === 'run' ? (
            <>
              <span className={styles['figure']}>{milestone.length}</span>
              <span className={styles['small']}>{words.inRow}</span>
            </>
          ) : (
            <>
              <MasteryMark level={milestone.level} />
              <span className={styles['small']}>{masteryWords(milestone.level)}</span>
            </>
          )}
        </span>
      </span>
      <p>
        {milestone.kind === 'run'
          ? words.run(milestone.length)
          : words[milestone.level](findSkill(milestone.skill)?.title ?? milestone.skill)}
      </p>
    </div>
  );
}
