import type { DashboardSummary, LearningState } from '@ninefold/contracts';
import { LEVELS_OF_PATH, pathOf } from '@ninefold/learning';
import { Link } from '@ninefold/platform';
import { ProgressBar } from '@ninefold/ui';
import { copy as masteryCopy } from '../../mastery/copy';
import { countProficient, skillsOf } from '../../mastery/levels';
import { pathTitleOf } from '../../mastery/path-words';
import { stepAt } from '../../mastery/steps';
import { assumingLevels, beginningOf, isNewcomer, isPastFirstLevel } from '../../next-step/next-step';
import { placementAddress } from '../../next-step/session-address';
import { useStudyPreferences } from '../../next-step/study-preferences';
import { useLearningState } from '../../sessions/use-learning-state';
import { copy } from '../copy';
import { Figure } from './Figure';

const { progress: words } = copy;

interface LevelFigureProps {
  /** The level of the last session, which names the path. */
  level: DashboardSummary['learning_level'];
  userId: string;
}

/** The path, the step in it, and how much of the step's level is proficient. */
export default function LevelFigure({ level, userId }: LevelFigureProps) {
  const { data: state, isFetching } = useLearningState(userId);
  const preferences = useStudyPreferences();
  if (!state) {
    const unknown = isFetching ? copy.loading : words.levelFailed;
    const label = pathTitleOf(level);
    return (
      <>
        <Figure label={label} value={words.levelUnknown} comparison={unknown} />
        <ProgressBar label={label} value={0} max={1} valueText={unknown} />
      </>
    );
  }
  if (!isNewcomer(state)) return <Step level={level} state={assumingLevels(state, preferences)} />;
  const begun = beginningOf(state, preferences);
  if (!isPastFirstLevel(preferences)) return <Step level={begun.learning_level} state={state} />;
  return <UnknownStep level={begun.learning_level} />;
}

function Step({ level, state }: { level: LevelFigureProps['level']; state: LearningState }) {
  const here = stepAt(level, state);
  const skills = skillsOf(here.level);
  const reached = countProficient(state, skills);
  const label = masteryCopy.levelOfPath(here.level);
  const known = words.levelKnown(label, reached, skills.length);
  return (
    <>
      <Figure
        label={pathTitleOf(level)}
        value={masteryCopy.stepAlone(here.step, here.of)}
        comparison={known}
      />
      <ProgressBar label={label} value={reached} max={skills.length} valueText={known} />
    </>
  );
}

/** Step 1 would be wrong for people who know much of the path already. */
function UnknownStep({ level }: Pick<LevelFigureProps, 'level'>) {
  const path = pathTitleOf(level);
  const placement = placementAddress(LEVELS_OF_PATH[pathOf(level)][0]);
  return (
    <Figure
      label={path}
      value={words.findStep}
      comparison={<Link to={placement}>{words.findStepIn(path)}</Link>}
    />
  );
}
