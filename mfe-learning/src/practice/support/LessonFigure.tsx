import { findSkill, type LessonBlock } from '@ninefold/learning';
import { LessonIdea } from '../../lesson-parts/LessonIdea';
import { copy } from './copy';
import { LessonExample } from './LessonExample';
import { LoadedLesson } from './LoadedLesson';
import styles from './Support.module.css';

interface LessonFigureProps {
  skill: string;
  /** false: the exercise has too few steps of its own, so the lesson's worked example is shown too. */
  hasSteps: boolean;
}

/** The figure of a skill's lesson, or its formula. Facts from games have no lesson. */
export function LessonFigure({ skill, hasSteps }: LessonFigureProps) {
  const entry = findSkill(skill);
  if (!entry) return null;
  return (
    <section className={styles['part']} aria-labelledby="lesson-figure">
      <h2 id="lesson-figure" className={styles['heading']}>
        {copy.figure}
      </h2>
      <LoadedLesson skill={entry} failed={copy.figureFailed}>
        {({ idea, example }) => (
          <>
            <LessonIdea blocks={figureOf(idea)} />
            {!hasSteps && <LessonExample example={example} />}
          </>
        )}
      </LoadedLesson>
    </section>
  );
}

/** One block, or none. */
function figureOf(idea: readonly LessonBlock[]): readonly LessonBlock[] {
  const figure =
    idea.find(({ kind }) => kind === 'explore' || kind === 'drawing') ??
    idea.find(({ kind }) => kind === 'math');
  return figure ? [figure] : [];
}
