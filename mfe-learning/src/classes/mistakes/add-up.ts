import { OTHER_MISTAKE, type StudentProgress } from '@ninefold/contracts';
import { findSkill } from '@ninefold/learning';

/** Students by number of mistakes, most first. */
export interface MistakeTotal {
  readonly mistake: string;
  readonly times: number;
  readonly students: readonly { readonly id: string; readonly name: string; readonly times: number }[];
}

export interface SkillTotal {
  readonly skill: string;
  readonly title: string;
  readonly answers: number;
  readonly correct: number;
  /** Most frequent first, unknown mistakes last. */
  readonly mistakes: readonly MistakeTotal[];
}

/** Skills with answers, most wrong answers first. Unknown skills are left out. */
export function addUp(students: readonly StudentProgress[]): readonly SkillTotal[] {
  const skills = new Set(students.flatMap((student) => student.skills.map(({ skill }) => skill)));
  const totals = [...skills].flatMap((skill) => {
    const title = findSkill(skill)?.title;
    if (title === undefined) return [];
    const standings = students.flatMap(({ id, name, skills: own }) =>
      own.filter((standing) => standing.skill === skill).map((standing) => ({ ...standing, id, name })),
    );
    const answers = sum(standings.map((standing) => standing.answers));
    const correct = sum(standings.map((standing) => standing.correct));
    return answers > 0 ? [{ skill, title, answers, correct, mistakes: mistakesOf(standings) }] : [];
  });
  return totals.sort((a, b) => wrongOf(b) - wrongOf(a) || a.title.localeCompare(b.title));
}

export const wrongOf = ({ answers, correct }: Pick<SkillTotal, 'answers' | 'correct'>): number =>
  answers - correct;

type Standing = StudentProgress['skills'][number] & Pick<StudentProgress, 'id' | 'name'>;

function mistakesOf(standings: readonly Standing[]): readonly MistakeTotal[] {
  const byMistake = new Map<string, MistakeTotal>();
  for (const { id, name, mistakes } of standings) {
    for (const { mistake, times } of mistakes) {
      const before = byMistake.get(mistake) ?? { mistake, times: 0, students: [] };
      byMistake.set(mistake, joined(before, { mistake, times, students: [{ id, name, times }] }));
    }
  }
  return inOrder([...byMistake.values()]);
}

/** Totals per name; unknown mistakes are counted together. */
export function named(
  mistakes: readonly MistakeTotal[],
  isKnown: (mistake: string) => boolean,
): readonly MistakeTotal[] {
  const known = mistakes.filter(({ mistake }) => isKnown(mistake));
  const others = mistakes.filter(({ mistake }) => !isKnown(mistake));
  if (others.length === 0) return known;
  const none: MistakeTotal = { mistake: OTHER_MISTAKE, times: 0, students: [] };
  return inOrder([...known, others.reduce(joined, none)]);
}

function joined(one: MistakeTotal, other: MistakeTotal): MistakeTotal {
  const students = new Map(one.students.map((student) => [student.id, student]));
  for (const student of other.students) {
    students.set(student.id, { ...student, times: student.times + (students.get(student.id)?.times ?? 0) });
  }
  return {
    mistake: one.mistake,
    times: one.times + other.times,
    students: [...students.values()].sort((a, b) => b.times - a.times || a.name.localeCompare(b.name)),
  };
}

const inOrder = (mistakes: readonly MistakeTotal[]) =>
  [...mistakes].sort(
    (a, b) =>
      Number(a.mistake === OTHER_MISTAKE) - Number(b.mistake === OTHER_MISTAKE) ||
      b.times - a.times ||
      a.mistake.localeCompare(b.mistake),
  );

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
