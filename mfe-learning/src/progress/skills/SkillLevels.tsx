import type { ProgressReport } from '@ninefold/contracts';
import type { SkillEntry } from '@ninefold/learning';
import { Link } from '@ninefold/platform';
import { MasteryMark, masteryWords } from '../../mastery/MasteryMark';
import { MasteryRule } from '../../mastery/MasteryRule';
import { PATHS, type Path } from '../../mastery/paths';
import { countProficient, progressOf } from '../../mastery/levels';
import { copy as masteryCopy } from '../../mastery/copy';
import { skillStep, stepsText } from '../../mastery/steps';
import { copy } from '../copy';
import { Section } from '../parts/Section';
import { TableOnDemand } from '../parts/Table';
import styles from './SkillLevels.module.css';

const words = copy.skills;

/** The mastery of every skill by path and level. Details are opened on demand. */
export function SkillLevels({ report }: { report: ProgressReport }) {
  return (
    <Section title={words.title}>
      <p className={styles['soft']}>{masteryCopy.rule.counted}</p>
      <div className={styles['paths']}>
        {PATHS.map((path) => (
          <OnePath key={path.id} path={path} report={report} />
        ))}
      </div>
    </Section>
  );
}

function OnePath({ path, report }: { path: Path; report: ProgressReport }) {
  const reached = countProficient(report, path.skills);
  return (
    <div className={styles['path']}>
      <div>
        <h3 className={styles['title']}>{path.title}</h3>
        <p className={styles['soft']}>{words.reached(reached, path.skills.length)}</p>
      </div>
      <div aria-hidden className={styles['levels']}>
        {path.levels.map((level) => (
          <div key={level} className={styles['level']}>
            <span className={styles['name']}>
              <span>{stepsText(level)}</span>{' '}
              <span className={styles['letter']}>{masteryCopy.levelOfPath(level)}</span>
            </span>
            <div className={styles['marks']}>
              {path.skills
                .filter((skill) => skill.level === level)
                .map(({ id }) => (
                  <MasteryMark key={id} level={progressOf(report, id)?.level ?? null} />
                ))}
            </div>
          </div>
        ))}
      </div>
      <TableOnDemand
        isOfWords
        caption={path.title}
        columns={[words.skill, words.step, words.level, words.mastery]}
      >
        {path.skills.map((skill) => (
          <Row key={skill.id} skill={skill} report={report} />
        ))}
      </TableOnDemand>
    </div>
  );
}

function Row({ skill, report }: { skill: SkillEntry; report: ProgressReport }) {
  const { id, title, level } = skill;
  const progress = progressOf(report, id);
  return (
    <tr>
      <th scope="row">
        <Link to={`/learn/${id}`} className={styles['link']}>
          {title}
        </Link>
      </th>
      <td translate="no">{skillStep(skill).step}</td>
      <td>{level}</td>
      <td>
        <span>{masteryWords(progress?.level ?? null)}</span> {progress && <MasteryRule progress={progress} />}
      </td>
    </tr>
  );
}
