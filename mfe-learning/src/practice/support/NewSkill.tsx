import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { SkillEntry } from '@ninefold/learning';
import { Alert, Button, Skeleton } from '@ninefold/ui';
import { lessonQuery } from '../../lesson-parts/lesson-query';
import { Blocks } from '../../math/Blocks';
import { Steps } from '../../math/Steps';
import { copy as practiceCopy } from '../copy';
import { LessonLink } from '../LessonLink';
import { usePlayedSession } from '../use-session';
import { copy } from './copy';
import styles from './Support.module.css';

interface NewSkillProps {
  skill: SkillEntry;
  /** It was opened by a click or key press. */
  takesFocus: boolean;
}

/** A worked example before the first exercise of a skill. */
export function NewSkill({ skill, takesFocus }: NewSkillProps) {
  const { introduce } = usePlayedSession();
  const { data: lesson, isError, refetch } = useQuery(lessonQuery(skill));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section className={styles['part']} aria-labelledby="new-skill">
      <h2 id="new-skill" ref={heading} tabIndex={-1} className={styles['title']}>
        {copy.introduced(skill.title)}
      </h2>
      {!isError && <p>{copy.introducedLead}</p>}
      {lesson && (
        <>
          <Blocks blocks={lesson.example.prompt} />
          <Steps steps={lesson.example.steps} />
        </>
      )}
      {!lesson && !isError && <Skeleton height="8rem" radius="var(--radius)" />}
      {isError && (
        <Alert tone="error">
          <p>{copy.introducedFailed}</p>
          <Button variant="secondary" onClick={() => void refetch()}>
            {practiceCopy.tryAgain}
          </Button>
        </Alert>
      )}
      <div className={styles['actions']}>
        <Button onClick={introduce}>{copy.introducedAction}</Button>
        <LessonLink skill={skill.id} />
      </div>
    </section>
  );
}
