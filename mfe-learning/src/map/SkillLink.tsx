import type { LearningState } from '@ninefold/contracts';
import type { SkillEntry } from 'shared-learning';
import { Link } from '@ninefold/platform';
import { MasteryMark, masteryWords } from '../mastery/MasteryMark';
import { levelOf, missingNeeds } from '../mastery/standing';
import { copy } from './copy';
import styles from './SkillLink.module.css';

/** A skill on the map. None is locked: a person who looks ahead reads what helps first. */
export function SkillLink({ skill, state }: { skill: SkillEntry; state: LearningState }) {
  const level = levelOf(state, skill.id);
  const missing = level === null ? missingNeeds(state, skill) : [];
  return (
    <Link to={`/learn/${skill.id}`} className={styles['skill']}>
      <MasteryMark level={level} />
      <span className={styles['words']}>
        <span className={styles['title']}>{skill.title}</span>{' '}
        <span className={styles['standing']}>
          {missing.length > 0
            ? copy.needs(missing.map(({ title }) => title).join(', '))
            : masteryWords(level)}
        </span>
      </span>
    </Link>
  );
}
