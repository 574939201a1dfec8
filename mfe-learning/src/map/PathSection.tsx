import type { LearningState } from '@ninefold/contracts';
import type { SkillEntry } from 'shared-learning';
import { Link } from '@ninefold/platform';
import { Badge, buttonClass } from '@ninefold/ui';
import type { Path } from '../mastery/paths';
import { hasReached } from '../mastery/standing';
import { sessionAddress } from '../next-step/session-address';
import { copy } from './copy';
import styles from './PathSection.module.css';
import { SkillLink } from './SkillLink';

interface PathSectionProps {
  path: Path;
  state: LearningState;
  /** The level where the person is. It is open; the others open with a press. */
  current: SkillEntry['level'] | undefined;
}

export function PathSection({ path, state, current }: PathSectionProps) {
  const headingId = `path-${path.id}`;
  return (
    <section aria-labelledby={headingId} className={styles['path']}>
      <div>
        <h2 id={headingId}>{path.title}</h2>
        <p className={styles['lead']}>{path.lead}</p>
      </div>
      {path.levels.map((level) => (
        <Level
          key={level}
          level={level}
          skills={path.skills.filter((skill) => skill.level === level)}
          state={state}
          isCurrent={level === current}
        />
      ))}
    </section>
  );
}

interface LevelProps {
  level: SkillEntry['level'];
  skills: readonly SkillEntry[];
  state: LearningState;
  isCurrent: boolean;
}

function Level({ level, skills, state, isCurrent }: LevelProps) {
  const reached = skills.filter(({ id }) => hasReached(state, id, 'proficient')).length;
  return (
    <details className={styles['level']} open={isCurrent}>
      <summary className={styles['summary']}>
        <h3 className={styles['name']}>{copy.level(level)}</h3>
        {level === state.placed_level && <Badge tone="accent">{copy.placed}</Badge>}
        <span className={styles['count']}>{copy.proficient(reached, skills.length)}</span>
        <span aria-hidden className={styles['track']}>
          <span className={styles['fill']} style={{ transform: `scaleX(${reached / skills.length})` }} />
        </span>
      </summary>
      <ul className={styles['skills']}>
        {skills.map((skill) => (
          <li key={skill.id}>
            <SkillLink skill={skill} state={state} />
          </li>
        ))}
      </ul>
      {reached < skills.length && (
        <div className={styles['testOut']}>
          <p>{copy.testOutLead}</p>
          <Link
            to={sessionAddress({ kind: 'test_out', skill: null, level_id: level })}
            className={buttonClass('secondary')}
          >
            {copy.testOut(level)}
          </Link>
        </div>
      )}
    </details>
  );
}
