import { firstHintOf, openedSolution, type Exercise } from '@ninefold/learning';
import { useAnnouncement } from '@ninefold/ui';
import { RichText } from '../../math/RichText';
import { Steps } from '../../math/Steps';
import { VerdictBox } from '../../screen/VerdictBox';
import { spokenText } from '../../speech/spoken-text';
import type { SessionTask } from '../session-flow';
import { copy } from './copy';
import { LessonFigure } from './LessonFigure';
import styles from './Support.module.css';
import { WhereItLeads } from './WhereItLeads';

interface OpenSupportProps {
  exercise: Exercise;
  task: SessionTask;
  /** Why the last attempt was wrong, if the mistake is known. */
  reason: string | undefined;
}

/** Between two attempts: a reason or a first step, and after a repeated mistake a worked example with its last step open. */
export function OpenSupport({ exercise, task, reason }: OpenSupportProps) {
  const isExample = task.support === 'example';
  const steps = isExample ? openedSolution(exercise) : [];
  const first = isExample || reason !== undefined ? null : firstHintOf(exercise);
  const last = task.attempts?.at(-1);
  const invitation = isExample ? copy.example : copy.tryAgain;
  const hint = reason ?? (first ? `${copy.firstStep} ${first.text}` : '');
  useAnnouncement([`${copy.wrong}.`, spokenText(hint), invitation].filter((part) => part !== '').join(' '));
  return (
    <div className={styles['support']}>
      <VerdictBox tone="wrong" headline={copy.wrong}>
        {reason !== undefined && (
          <p className={styles['reason']}>
            <RichText text={reason} />
          </p>
        )}
        {first && <p>{copy.firstStep}</p>}
        {first && <Steps steps={[first]} />}
        <p>{invitation}</p>
      </VerdictBox>
      {isExample && last && (
        <>
          {steps.length > 0 && <Steps steps={steps} />}
          <LessonFigure skill={task.skill} hasSteps={steps.length > 1} />
          <WhereItLeads tried={{ ...task, given: last.given }} />
        </>
      )}
    </div>
  );
}
