import type { ClassOverview } from '@ninefold/contracts';
import { findSkill } from '@ninefold/learning';
import { masteryWords } from '../../mastery/MasteryMark';
import { csvOfTables } from '../../screen/csv';
import { titleOf } from '../../next-step/assignment-words';
import { copy } from '../copy';
import { copy as doneCopy } from '../done/copy';
import { hasEndedEarly, ruleOf } from '../done/progress';
import { addUp, named } from '../mistakes/add-up';

/**
 * One row per student and assignment, per session of an assigned skill (the latest five), per student and
 * known skill, and per student and mistake.
 * @param nameOf returns the name of a mistake; undefined for unknown ones
 */
export function classCsv(
  { students, assignments }: ClassOverview,
  nameOf: (skill: string, mistake: string) => string | undefined,
): string {
  return csvOfTables({
    assignments: students.flatMap(({ name, work, results }) =>
      assignments.map((assignment, index) => ({
        student: name,
        assignment: titleOf(assignment),
        due_on: assignment.due_on,
        rule: ruleOf(assignment) ?? '',
        state: copy.assignments.states[work[index] ?? 'open'],
        done_on: results[index]?.done_on ?? '',
        best: results[index]?.best ?? '',
        sessions: results[index] ? doneCopy.attempts.counted(results[index]) : '',
      })),
    ),
    attempts: students.flatMap(({ name, results }) =>
      assignments.flatMap((assignment, index) =>
        (results[index]?.attempts ?? []).map((attempt) => ({
          student: name,
          assignment: titleOf(assignment),
          due_on: assignment.due_on,
          date: attempt.on,
          answers: attempt.exercises,
          correct: attempt.correct,
          helped: attempt.helped,
          second_attempts: attempt.retries,
          worked_examples: attempt.examples,
          lessons: attempt.lessons,
          ended_early: hasEndedEarly(attempt),
          mixed: attempt.mixed,
        })),
      ),
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
