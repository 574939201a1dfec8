import { Link } from '@ninefold/platform';
import type { MasteryLevel, SkillEntry } from '@ninefold/learning';
import { MasteryMark, masteryWords } from '../mastery/MasteryMark';
import { Needs } from '../mastery/Needs';
import styles from './SkillLink.module.css';

/** A skill on the map, and what it stands on. None is locked: a person who looks ahead sees what helps first. */
export function SkillLink({ skill, level }: { skill: SkillEntry; level: MasteryLevel | null }) {
  return (
    <>
      <Link to={`/learn/${skill.id}`} className={styles['skill']}>
        <MasteryMark level={level} />
        <span className={styles['words']}>
          <span className={styles['title']}>{skill.title}</span>{' '}
          <span className={styles['standing']}>{masteryWords(level)}</span>
        </span>
      </Link>
      <div className={styles['needs']}>
        <Needs skill={skill} />
      </div>
    </>
  );
}
