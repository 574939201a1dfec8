import { usePrefetchQuery } from '@tanstack/react-query';
import { findSkill, firstHintOf, openedSolution, type Exercise, type SkillEntry } from '@ninefold/learning';
import { useAnnouncement } from '@ninefold/ui';
import { lessonQuery } from '../../lesson-parts/lesson-query';
import { givenText } from '../../math/given-text';
import { RichText } from '../../math/RichText';
import { Steps } from '../../math/Steps';
import { VerdictBox } from '../../screen/VerdictBox';
import { joinSentences } from '../../speech/join-sentences';
import { spokenPlain } from '../../speech/spoken-plain';
import { spokenStep, spokenText } from '../../speech/spoken-text';
import { copy as practiceCopy } from '../copy';
import { GivenAnswer } from '../GivenAnswer';
import type { SessionTask } from '../session-flow';
import { copy } from './copy';
import { LessonFigure } from './LessonFigure';
import styles from './Support.module.css';

interface OpenSupportProps {
  exercise: Exercise;
  task: SessionTask;
  /** Why the last attempt was wrong, if the mistake is known. */
  reason: string | undefined;
  /** The attempt was just made. */
  isNew: boolean;
}

/** Between two attempts: a reason or a first step, and after a repeated mistake a worked example with its last step open. */
export function OpenSupport({ exercise, task, reason, isNew }: OpenSupportProps) {
  const entry = findSkill(task.skill);
  const isExample = task.support === 'example';
  const steps = isExample ? openedSolution(exercise) : [];
  const first = isExample || reason !== undefined ? null : firstHintOf(exercise);
  const given = givenText(exercise.answer, task.attempts?.at(-1)?.given ?? '');
  const isTyped = exercise.answer.kind !== 'choice';
  const invitation = !isExample ? copy.again : steps.length > 0 ? copy.example : copy.lessonExample;
  const { wrong, given: youAnswered } = practiceCopy.feedback;
  const spoken = joinSentences([
    wrong,
    spokenText(reason ?? ''),
    isTyped ? `${youAnswered} ${spokenPlain(given)}` : '',
    first ? `${copy.firstStep} ${spokenStep(first)}` : '',
    invitation,
  ]);
  useAnnouncement(isNew ? spoken : '');
  return (
    <div className={styles['support']}>
      <VerdictBox tone="wrong" headline={wrong}>
        {reason !== undefined && (
          <p className={styles['reason']}>
            <RichText text={reason} />
          </p>
        )}
        {isTyped && (
          <p>
            <GivenAnswer text={given} />
          </p>
        )}
        {first && <p>{copy.firstStep}</p>}
        {first && <Steps steps={[first]} />}
        <p>{invitation}</p>
      </VerdictBox>
      {isExample && steps.length > 0 && (
        <section className={styles['example']} aria-labelledby="worked-example">
          <h2 id="worked-example" className={styles['heading']}>
            {copy.workedExample}
          </h2>
          <Steps steps={steps} />
        </section>
      )}
      {isExample && <LessonFigure skill={task.skill} hasSteps={steps.length > 1} />}
      {entry && <Prefetched skill={entry} />}
    </div>
  );
}

/** The lesson is loaded before it is needed, so that its figure does not push the form down. */
function Prefetched({ skill }: { skill: SkillEntry }) {
  usePrefetchQuery(lessonQuery(skill));
  return null;
}
