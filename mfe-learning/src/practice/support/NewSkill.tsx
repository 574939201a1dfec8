import { useEffect, useRef } from 'react';
import type { SkillEntry } from '@ninefold/learning';
import { Button } from '@ninefold/ui';
import { LessonLink } from '../LessonLink';
import { usePlayedSession } from '../use-session';
import { copy } from './copy';
import { LessonExample } from './LessonExample';
import { LoadedLesson } from './LoadedLesson';
import styles from './Support.module.css';

interface NewSkillProps {
  skill: SkillEntry;
  /** It was opened by a click or key press. */
  takesFocus: boolean;
  /** The first exercise was asked for. */
  onStart: () => void;
}

/** A worked example before the first exercise of a skill. */
export function NewSkill({ skill, takesFocus, onStart }: NewSkillProps) {
  const { introduce } = usePlayedSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section className={styles['part']} aria-labelledby="new-skill">
      <h2 id="new-skill" ref={heading} tabIndex={-1} className={styles['title']}>
        {copy.introduced(skill.title)}
      </h2>
      <LoadedLesson skill={skill} failed={copy.introducedFailed}>
        {({ example }) => (
          <>
            <p>{copy.introducedLead}</p>
            <LessonExample example={example} />
          </>
        )}
      </LoadedLesson>
      <div className={styles['actions']}>
        <Button
          onClick={() => {
            introduce();
            onStart();
          }}
        >
          {copy.introducedAction}
        </Button>
        <LessonLink skill={skill.id} />
      </div>
    </section>
  );
}
