import { Stamp } from '@ninefold/ui';
import { MasteryMark, masteryWords } from '../mastery/MasteryMark';
import { copy } from './copy';
import { milestoneText, type Milestone } from './milestone';
import styles from './MilestoneStamp.module.css';

const words = copy.milestone;

/** A small stamp for a run or a new level of a skill, with its meaning in words. */
export function MilestoneStamp({ milestone }: { milestone: Milestone }) {
  return (
    <div className={styles['milestone']}>
      {milestone.kind === 'run' ? (
        <Stamp figure={milestone.length} below={words.inRow} />
      ) : (
        <Stamp figure={<MasteryMark level={milestone.level} />} below={masteryWords(milestone.level)} />
      )}
      <p>{milestoneText(milestone)}</p>
    </div>
  );
}
