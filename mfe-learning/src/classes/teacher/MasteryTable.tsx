import type { StudentProgress } from '@ninefold/contracts';
import type { SkillEntry } from '@ninefold/learning';
import { Link } from '@ninefold/platform';
import { VisuallyHidden } from '@ninefold/ui';
import { Name } from '@ninefold/web/social';
import { MasteryMark, masteryWords } from '../../mastery/MasteryMark';
import { countProficient, hasReached, levelOf } from '../../mastery/levels';
import { copy } from '../copy';
import styles from './MasteryTable.module.css';

const words = copy.mastery;

interface MasteryTableProps {
  classId: string;
  students: readonly StudentProgress[];
  skills: readonly SkillEntry[];
  caption: string;
  /** How the work on an assigned skill develops; '' if there is nothing to say. */
  summaryOfSkill: (student: StudentProgress, skill: string) => string;
}

/** Students by skills. Scrolls in its own box with sticky names. */
export function MasteryTable({ classId, students, skills, caption, summaryOfSkill }: MasteryTableProps) {
  return (
    // Scrollable regions must be focusable.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={words.scroll} tabIndex={0} className={styles['box']}>
      <table className={styles['table']}>
        <caption>
          <VisuallyHidden>{words.caption(caption)}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.student}</th>
            {skills.map(({ id, title }) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {students.map((student) => (
            <tr key={student.id}>
              <th scope="row">
                <Link to={`/classes/${classId}?student=${student.id}`} className={styles['student']}>
                  <Name>{student.name}</Name>
                </Link>
                <span className={styles['reached']}>
                  {words.reached(countProficient(student, skills), skills.length)}
                </span>
              </th>
              {skills.map(({ id }) => {
                const level = levelOf(student, id);
                const summary = summaryOfSkill(student, id);
                return (
                  <td key={id}>
                    <span className={styles['level']} data-none={level === null || undefined}>
                      <MasteryMark level={level} />
                      <span>{masteryWords(level)}</span>
                    </span>
                    {summary && <span className={styles['sessions']}>{summary}</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.known}</th>
            {skills.map(({ id }) => (
              <td key={id} className={styles['count']}>
                {words.of(
                  students.filter((student) => hasReached(student, id, 'proficient')).length,
                  students.length,
                )}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
