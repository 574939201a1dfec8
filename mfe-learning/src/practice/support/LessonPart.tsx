import { useEffect, useRef } from 'react';
import type { StoredSession } from '@ninefold/contracts';
import {
  DETOUR,
  findSkill,
  lessonsShown,
  MAX_LESSONS,
  SESSION_LENGTH,
  type SkillEntry,
  type WrongAttempt,
} from '@ninefold/learning';
import { Link, usePlatform } from '@ninefold/platform';
import { LessonIdea } from '../../lesson-parts/LessonIdea';
import { usePlayedSession } from '../use-session';
import { copy } from './copy';
import { LessonExample } from './LessonExample';
import { LoadedLesson } from './LoadedLesson';
import styles from './Support.module.css';
import { WhereItLeads } from './WhereItLeads';

interface LessonPartProps {
  tried: WrongAttempt;
  /** The answer was just given. */
  takesFocus: boolean;
}

/** After a mistake that kept returning: the idea of its lesson with an example, and what comes next. */
export function LessonPart({ tried, takesFocus }: LessonPartProps) {
  const entry = findSkill(tried.skill);
  return entry && <OfSkill entry={entry} tried={tried} takesFocus={takesFocus} />;
}

function OfSkill({ entry, tried, takesFocus }: LessonPartProps & { entry: SkillEntry }) {
  const { session } = usePlayedSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const { auth } = usePlatform();
  return (
    <section className={styles['part']} aria-labelledby="lesson-part">
      <h2 id="lesson-part" ref={heading} tabIndex={-1} className={styles['heading']}>
        {copy.lesson(entry.title)}
      </h2>
      <p>{copy.next[nextOf(session, entry.id)]}</p>
      {auth.status === 'in' && <p>{copy.returns}</p>}
      <LoadedLesson skill={entry} failed={copy.lessonFailed}>
        {({ idea, example }) => (
          <>
            <LessonIdea blocks={idea} />
            <h3 className={styles['heading']}>{copy.workedExample}</h3>
            <LessonExample example={example} />
          </>
        )}
      </LoadedLesson>
      <WhereItLeads tried={tried} />
      <p>
        <Link to={`/learn/${entry.id}`}>{copy.whole}</Link>
      </p>
    </section>
  );
}

/** What the session does after the lesson of a skill. */
function nextOf({ skill, answers, task }: StoredSession, id: string): keyof typeof copy.next {
  if (lessonsShown(answers).length >= MAX_LESSONS) return 'ended';
  if (!task) return 'last';
  if (task.skill === id) return 'same';
  const hasRoom = answers.length + DETOUR < SESSION_LENGTH;
  if (skill !== id || !hasRoom) return 'other';
  return task.why === 'prerequisite' ? 'prerequisite' : 'break';
}
