import { useState } from 'react';
import type { LearningState } from '@ninefold/contracts';
import type { Lesson, SkillEntry } from '@ninefold/learning';
import { Link, usePlatform } from '@ninefold/platform';
import { buttonClass, Card } from '@ninefold/ui';
import { Blocks } from '../math/Blocks';
import { RevealedSteps } from '../math/RevealedSteps';
import { beginLink } from '../next-step/begin-session';
import { sessionAddress } from '../next-step/session-address';
import { useLearner } from '../sessions/use-learner';
import { useLearningState } from '../sessions/use-learning-state';
import { copy } from './copy';
import styles from './LessonBody.module.css';
import { LessonIdea } from '../lesson-parts/LessonIdea';

export function LessonBody({ skill, lesson }: { skill: SkillEntry; lesson: Lesson }) {
  const { isOpen } = usePlatform();
  const learner = useLearner();
  const [shown, setShown] = useState(0);
  const { prompt, steps } = lesson.example;
  return (
    <>
      <LessonIdea blocks={lesson.idea} />
      <Card className={styles['example']}>
        <div>
          <h2 className={styles['heading']}>{copy.example}</h2>
          <p className={styles['soft']}>{copy.exampleLead}</p>
        </div>
        <Blocks blocks={prompt} />
        <RevealedSteps steps={steps} shown={shown} onShow={() => setShown(shown + 1)} />
      </Card>
      <div className={styles['practice']}>
        {learner === null ? (
          <PracticeLink skill={skill.id} />
        ) : (
          <PracticeOf key={learner} learner={learner} skill={skill.id} />
        )}
        <p className={styles['soft']}>{copy.practiceLead}</p>
        {isOpen(`/print/skill/${skill.id}`) && (
          <Link to={`/print/skill/${skill.id}`} className={buttonClass('quiet')}>
            {copy.worksheet}
          </Link>
        )}
      </div>
    </>
  );
}

function PracticeOf({ learner, skill }: { learner: string; skill: string }) {
  const { data } = useLearningState(learner);
  return <PracticeLink skill={skill} learning={data} />;
}

function PracticeLink({ skill, learning }: { skill: string; learning?: LearningState | undefined }) {
  const { cost, state } = beginLink(learning);
  return (
    <>
      <Link
        to={sessionAddress({ kind: 'skill', skill })}
        state={state}
        className={buttonClass('primary', styles['action'])}
      >
        {copy.practice}
      </Link>
      {cost !== null && <p className={styles['soft']}>{cost}</p>}
    </>
  );
}
