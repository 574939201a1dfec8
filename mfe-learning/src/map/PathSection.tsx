import type { LearningState, SkillProgress } from '@ninefold/contracts';
import { placedIn, type SkillEntry } from '@ninefold/learning';
import { Link } from '@ninefold/platform';
import { Badge, buttonClass } from '@ninefold/ui';
import { MasteryMark, masteryWords } from '../mastery/MasteryMark';
import { MasteryRule } from '../mastery/MasteryRule';
import { Needs } from '../mastery/Needs';
import type { Path } from '../mastery/paths';
import { copy as masteryCopy } from '../mastery/copy';
import { countProficient, levelIn, levelOf, progressOf } from '../mastery/levels';
import { stepAt, stepsText } from '../mastery/steps';
import { assumingLevels } from '../next-step/next-step';
import { sessionAddress } from '../next-step/session-address';
import { useStudyPreferences } from '../next-step/study-preferences';
import { copy } from './copy';
import styles from './PathSection.module.css';
import { PathActions } from './PathActions';

interface PathSectionProps {
  path: Path;
  state: LearningState;
  /** The current level, which is expanded; the others can be opened. */
  current: SkillEntry['level'];
  /** Mixed practice, placements and test-outs require an account. */
  isGuest: boolean;
}

export function PathSection({ path, state, current, isGuest }: PathSectionProps) {
  const headingId = `path-${path.id}`;
  const preferences = useStudyPreferences();
  const assumed = assumingLevels(state, preferences);
  const own = levelIn(path.id, assumed);
  const here = stepAt(path.levels[0], assumed);
  const started = path.skills.filter(({ id }) => levelOf(state, id) !== null);
  const isKnown = started.length > 0 || placedIn(path.id, state.placed_levels) !== undefined;
  return (
    <section aria-labelledby={headingId} className={styles['path']}>
      <div>
        <h2 id={headingId}>{path.title}</h2>
        <p className={styles['lead']}>{path.lead}</p>
        {isKnown && <p className={styles['step']}>{masteryCopy.stepAlone(here.step, here.of)}</p>}
      </div>
      {path.levels.map((level) => (
        <Level
          key={level}
          level={level}
          skills={path.skills.filter((skill) => skill.level === level)}
          state={state}
          isOwn={isKnown && level === here.level}
          isOpen={level === current}
          offersTestOut={!isGuest}
        />
      ))}
      {!isGuest && (
        <PathActions
          path={path}
          mixed={started.length > 1 ? own : null}
          state={state}
          isOver={countProficient(state, path.skills) === path.skills.length}
        />
      )}
    </section>
  );
}

interface LevelProps {
  level: SkillEntry['level'];
  skills: readonly SkillEntry[];
  state: LearningState;
  /** The person's current level in this path. */
  isOwn: boolean;
  isOpen: boolean;
  offersTestOut: boolean;
}

function Level({ level, skills, state, isOwn, isOpen, offersTestOut }: LevelProps) {
  const reached = countProficient(state, skills);
  return (
    <details className={styles['level']} open={isOpen}>
      <summary className={styles['summary']}>
        <h3 className={styles['name']}>{stepsText(level)}</h3>
        <span className={styles['letter']}>{masteryCopy.levelOfPath(level)}</span>
        {isOwn && <Badge tone="accent">{copy.own}</Badge>}
        <span className={styles['count']}>{copy.proficient(reached, skills.length)}</span>
        <span aria-hidden className={styles['track']}>
          <span className={styles['fill']} style={{ transform: `scaleX(${reached / skills.length})` }} />
        </span>
      </summary>
      <ul className={styles['skills']}>
        {skills.map((skill) => (
          <li key={skill.id}>
            <SkillLink skill={skill} progress={progressOf(state, skill.id)} />
          </li>
        ))}
      </ul>
      {offersTestOut && reached < skills.length && (
        <div className={styles['testOut']}>
          <p>{copy.testOutLead}</p>
          <Link
            to={sessionAddress({ kind: 'test_out', skill: null, level_id: level })}
            className={buttonClass('secondary')}
          >
            {copy.testOut(stepsText(level))}
          </Link>
        </div>
      )}
    </details>
  );
}

/** No skill is locked: the prerequisites show people who look ahead what helps first. */
function SkillLink({ skill, progress }: { skill: SkillEntry; progress: SkillProgress | undefined }) {
  const level = progress?.level ?? null;
  return (
    <>
      <Link to={`/learn/${skill.id}`} className={styles['skill']}>
        <MasteryMark level={level} />
        <span className={styles['skillWords']}>
          <span className={styles['skillTitle']}>{skill.title}</span>{' '}
          <span className={styles['mastery']}>{masteryWords(level)}</span>
        </span>
      </Link>
      <div className={styles['needs']}>
        {progress && <MasteryRule progress={progress} />}
        <Needs skill={skill} />
      </div>
    </>
  );
}
