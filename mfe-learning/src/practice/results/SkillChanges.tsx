import type { CompletedSession, StoredSession } from '@ninefold/contracts';
import { findSkill, MASTERY_LEVELS, type MasteryLevel } from '@ninefold/learning';
import { copy as masteryCopy } from '../../mastery/copy';
import { MasteryMark, masteryWords } from '../../mastery/MasteryMark';
import { MasteryRule } from '../../mastery/MasteryRule';
import { copy } from '../copy';
import styles from './SkillChanges.module.css';

interface SkillChangesProps {
  before: StoredSession['before'];
  completed: Pick<CompletedSession, 'skills'>;
}

/** Mastery of the session's skills, with the earlier level where it changed. */
export function SkillChanges({ before, completed }: SkillChangesProps) {
  const skills = completed.skills.flatMap((progress) => {
    const { skill, level } = progress;
    const entry = findSkill(skill);
    return entry
      ? [{ entry, progress, level, was: before.find((known) => known.skill === skill)?.level ?? null }]
      : [];
  });
  if (skills.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="skills-heading">
      <h2 id="skills-heading" className={styles['heading']}>
        {copy.results.skills}
      </h2>
      <p className={styles['soft']}>{masteryCopy.rule.counted}</p>
      <ul className={styles['skills']}>
        {skills.map(({ entry, progress, level, was }) => (
          <li key={entry.id} className={styles['skill']} data-rose={hasRisen(was, level) || undefined}>
            <MasteryMark level={level} />
            <span className={styles['words']}>
              <span className={styles['title']}>{entry.title}</span>{' '}
              <span className={styles['soft']}>
                {masteryWords(level) +
                  (was === level ? '' : `, ${copy.results.was(masteryWords(was).toLowerCase())}`)}
              </span>{' '}
              <MasteryRule progress={progress} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const hasRisen = (was: MasteryLevel | null, level: MasteryLevel): boolean =>
  was === null || MASTERY_LEVELS.indexOf(level) > MASTERY_LEVELS.indexOf(was);
