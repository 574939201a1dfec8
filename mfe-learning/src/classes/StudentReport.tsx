import type {
  AssignmentResult,
  AssignmentState,
  ClassAssignment,
  StudentProgress,
} from '@ninefold/contracts';
import { findSkill, type MasteryLevel } from '@ninefold/learning';
import { classNames } from '@ninefold/ui';
import { MasteryMark, masteryWords } from '../mastery/MasteryMark';
import { titleOf } from '../next-step/assignment-words';
import { copy } from './copy';
import { Attempts } from './done/Attempts';
import { doneOnOf, levelIn, ruleOf, soFarOf } from './done/progress';
import { addUp } from './mistakes/add-up';
import { Mistakes } from './mistakes/Mistakes';
import parts from './parts/Parts.module.css';
import { AssignmentStatus } from './parts/AssignmentStatus';
import styles from './StudentReport.module.css';

const words = copy.student;

interface StudentReportProps {
  student: StudentProgress;
  assignments: readonly ClassAssignment[];
}

/** Everything about a student, for the teacher and for the student. */
export function StudentReport({ student, assignments }: StudentReportProps) {
  const skills = student.skills.flatMap((skill) => {
    const entry = findSkill(skill.skill);
    return entry ? [{ ...skill, title: entry.title }] : [];
  });
  return (
    <>
      <p className={parts['soft']}>{words.joined(student.joined_on)}</p>
      {assignments.length > 0 && (
        <div>
          <h3 className={styles['heading']}>{words.assignments}</h3>
          <ul>
            {assignments.map((assignment, index) => (
              <li key={assignment.id} className={styles['assignment']}>
                <AssignmentReport
                  assignment={assignment}
                  state={student.work[index] ?? 'open'}
                  result={student.results[index] ?? null}
                  level={levelIn(student, assignment.what)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <h3 className={styles['heading']}>{words.skills}</h3>
        {skills.length === 0 ? (
          <p className={parts['soft']}>{words.noSkills}</p>
        ) : (
          <ul>
            {skills.map(({ skill, title, level, answers, correct }) => (
              <li key={skill} className={styles['skill']}>
                <span className={styles['title']}>{title}</span>
                <span className={styles['level']}>
                  <MasteryMark level={level} />
                  <span>{masteryWords(level)}</span>
                </span>
                <span className={styles['answers']}>{words.right(correct, answers)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div>
        <h3 className={styles['heading']}>{copy.mistakes.title}</h3>
        <p className={classNames(parts['soft'], styles['lead'])}>{copy.mistakes.lead}</p>
        <Mistakes totals={addUp([student])} showsStudents={false} heading="h4" />
      </div>
    </>
  );
}

interface AssignmentReportProps {
  assignment: ClassAssignment;
  state: AssignmentState;
  result: AssignmentResult | null;
  level: MasteryLevel | null;
}

function AssignmentReport({ assignment, state, result, level }: AssignmentReportProps) {
  const title = titleOf(assignment);
  const details =
    state === 'done'
      ? [doneOnOf(assignment, result), ruleOf(assignment)]
      : [soFarOf(assignment, result, level), ruleOf(assignment)];
  return (
    <>
      <span>{title}</span>
      <AssignmentStatus state={state} />
      <div className={styles['details']}>
        {details.some(Boolean) && <p className={parts['soft']}>{details.filter(Boolean).join(' ')}</p>}
        {result && <Attempts title={title} result={result} />}
      </div>
    </>
  );
}
