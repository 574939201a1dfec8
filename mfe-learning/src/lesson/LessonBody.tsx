import { useState } from 'react';
import type { Lesson, SkillEntry } from '@ninefold/learning';
import { Link, usePlatform } from '@ninefold/platform';
import { buttonClass, Card } from '@ninefold/ui';
import { Blocks } from '../math/Blocks';
import { RevealedSteps } from '../math/RevealedSteps';
import { sessionAddress } from '../next-step/session-address';
import { copy } from './copy';
import styles from './LessonBody.module.css';
import { LessonIdea } from './LessonIdea';

export function LessonBody({ skill, lesson }: { skill: SkillEntry; lesson: Lesson }) {
  const { isOpen } = usePlatform();
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
        <Link
          to={sessionAddress({ kind: 'skill', skill: skill.id })}
          className={buttonClass('primary', styles['action'])}
        >
          {copy.practice}
        </Link>
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
