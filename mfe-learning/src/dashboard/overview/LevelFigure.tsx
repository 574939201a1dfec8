import type { DashboardSummary } from '@ninefold/contracts';
import { ProgressBar } from '@ninefold/ui';
import { countProficient, skillsOf } from '../../mastery/levels';
import { useLearningState } from '../../sessions/use-learning-state';
import { copy } from '../copy';
import { Figure } from './Figure';

const { progress: words } = copy;

interface LevelFigureProps {
  level: DashboardSummary['learning_level'];
  userId: string;
}

/** The current level, and how much of it is proficient. */
export default function LevelFigure({ level, userId }: LevelFigureProps) {
  const { data: state, isFetching } = useLearningState(userId);
  const skills = skillsOf(level);
  const reached = state ? countProficient(state, skills) : 0;
  const unknown = isFetching ? copy.loading : words.levelFailed;
  const known = state ? words.levelKnown(reached, skills.length) : unknown;
  const percent = words.levelPercent(Math.round((100 * reached) / skills.length));
  return (
    <>
      <Figure label={words.level(level)} value={state ? percent : words.levelUnknown} comparison={known} />
      <ProgressBar label={words.level(level)} value={reached} max={skills.length} valueText={known} />
    </>
  );
}
