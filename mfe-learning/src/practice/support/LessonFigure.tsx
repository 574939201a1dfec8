import { useQuery } from '@tanstack/react-query';
import { findSkill, type LessonBlock, type SkillEntry } from '@ninefold/learning';
import { lessonQuery } from '../../lesson-parts/lesson-query';
import { LessonIdea } from '../../lesson-parts/LessonIdea';
import { Blocks } from '../../math/Blocks';
import { Steps } from '../../math/Steps';
import { copy } from './copy';
import styles from './Support.module.css';

interface LessonFigureProps {
  skill: string;
  /** false: the exercise has too few steps of its own, so the lesson's worked example is shown too. */
  hasSteps: boolean;
}

/** The figure of a skill's lesson, or its formula. Facts from games have no lesson. */
export function LessonFigure({ skill, hasSteps }: LessonFigureProps) {
  const entry = findSkill(skill);
  return entry && <OfLesson entry={entry} hasSteps={hasSteps} />;
}

function OfLesson({ entry, hasSteps }: { entry: SkillEntry; hasSteps: boolean }) {
  const { data: lesson } = useQuery(lessonQuery(entry));
  const figure = lesson && figureOf(lesson.idea);
  if (!lesson) return null;
  return (
    <section className={styles['part']} aria-labelledby="lesson-figure">
      <h2 id="lesson-figure" className={styles['heading']}>
        {copy.figure}
      </h2>
      {figure && <LessonIdea blocks={[figure]} />}
      {!hasSteps && (
        <>
          <Blocks blocks={lesson.example.prompt} />
          <Steps steps={lesson.example.steps} />
        </>
      )}
    </section>
  );
}

function figureOf(idea: readonly LessonBlock[]): LessonBlock | undefined {
  return (
    idea.find(({ kind }) => kind === 'explore' || kind === 'drawing') ??
    idea.find(({ kind }) => kind === 'math')
  );
}
