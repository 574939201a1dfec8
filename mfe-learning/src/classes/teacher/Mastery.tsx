import { useState } from 'react';
import type { ClassOverview, StudentProgress } from '@ninefold/contracts';
import { findSkill, SKILLS, type SkillEntry } from '@ninefold/learning';
import { PATHS } from '../../mastery/paths';
import { copy } from '../copy';
import { summaryOf } from '../done/progress';
import { Part } from '../parts/Part';
import parts from '../parts/Parts.module.css';
import { SelectField } from '../parts/SelectField';
import { ExportClass } from './ExportClass';
import { MasteryTable } from './MasteryTable';

const words = copy.mastery;

interface Choice {
  readonly id: string;
  readonly title: string;
  readonly skills: readonly SkillEntry[];
}

/** Filters: assigned skills, practiced skills, and each path. */
function choicesOf({ assignments, students }: ClassOverview): readonly Choice[] {
  const assigned = new Set(assignments.filter(({ kind }) => kind === 'skill').map(({ what }) => what));
  const practiced = new Set(students.flatMap(({ skills }) => skills.map(({ skill }) => skill)));
  const those = (ids: ReadonlySet<string>) => SKILLS.filter(({ id }) => ids.has(id));
  return [
    { id: 'assigned', title: words.assigned, skills: those(assigned) },
    { id: 'practiced', title: words.practiced, skills: those(practiced) },
    ...PATHS.map(({ id, title, skills }) => ({ id, title, skills })),
  ].filter(({ skills }) => skills.length > 0);
}

/** Of the assignment that is due last, if a skill was assigned several times. */
function summaryOfSkill({ assignments }: ClassOverview, { results }: StudentProgress, skill: string): string {
  const index = assignments.findLastIndex(({ kind, what }) => kind === 'skill' && what === skill);
  const assignment = assignments[index];
  return assignment ? summaryOf(assignment, results[index] ?? null) : '';
}

/** The mastery table with its export. */
export function Mastery({ overview }: { overview: ClassOverview }) {
  const choices = choicesOf(overview);
  const [wanted, setWanted] = useState('');
  const chosen = choices.find(({ id }) => id === wanted) ?? choices[0];
  const isKnown = overview.students.some(({ skills }) => skills.some(({ skill }) => findSkill(skill)));
  return (
    <Part title={words.title} lead={words.lead}>
      {!isKnown && <p className={parts['soft']}>{words.none}</p>}
      {chosen && (
        <>
          <SelectField label={words.show} value={chosen.id} onChange={setWanted}>
            {choices.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
          <MasteryTable
            classId={overview.id}
            students={overview.students}
            skills={chosen.skills}
            caption={chosen.title}
            summaryOfSkill={(student, skill) => summaryOfSkill(overview, student, skill)}
          />
        </>
      )}
      <ExportClass overview={overview} />
    </Part>
  );
}
