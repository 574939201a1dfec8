import type { ClassOverview } from '@ninefold/contracts';
import { findSkill } from '@ninefold/learning';
import { masteryWords } from '../../mastery/MasteryMark';
import { csvOfTables } from '../../screen/csv';
import { titleOf } from '../../next-step/assignment-words';
import { copy } from '../copy';
import { addUp, named } from '../mistakes/add-up';

/**
 * One row per student and assignment, student and known skill, and student and mistake.
 * @param nameOf returns the name of a mistake; undefined for unknown ones
 */
export function classCsv(
  { students, assignments }: ClassOverview,
  nameOf: (skill: string, mistake: string) => string | undefined,
): string {
  return csvOfTables({
    assignments: students.flatMap(({ name, work }) =>
      assignments.map((assignment, index) => ({
        student: name,
        assignment: titleOf(assignment),
        due_on: assignment.due_on,
        state: copy.assignments.states[work[index] ?? 'open'],
      })),
    ),
    skills: students.flatMap(({ name, skills }) =>
      skills.flatMap(({ skill, level, answers, correct }) => {
        // A student can send any name of a skill, which must not reach the teacher.
        const title = findSkill(skill)?.title;
        return title ? [{ student: name, skill: title, mastery: masteryWords(level), answers, correct }] : [];
      }),
    ),
    mistakes: students.flatMap((student) =>
      addUp([student]).flatMap(({ skill, title, answers, mistakes }) =>
        named(mistakes, (mistake) => nameOf(skill, mistake) !== undefined).map(({ mistake, times }) => ({
          student: student.name,
          skill: title,
          answers,
          mistake: nameOf(skill, mistake) ?? copy.mistakes.other,
          times,
        })),
      ),
    ),
  });
}
