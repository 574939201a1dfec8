import type { AssignmentResult } from '@ninefold/contracts';
import { assign, newClass, overview } from './classes';
import { answers, complete, saveAnswers, startSession } from './learning';
import { type Player, service } from './players';

export const EIGHT = { p_done_when: 'right', p_right_needed: 8 } as const;
export const PROFICIENT = { p_done_when: 'proficient' } as const;

export const right = (count: number, change = {}) => answers(count, change);
export const wrong = (count: number, change = {}) =>
  answers(count, { correct: false, given: '-7', ...change });
/** Enough to be proficient: hard, and of two kinds. */
export const hard = (count: number) =>
  right(count, { difficulty: 5 }).map((one, index) => ({ ...one, question_kind: 1 + (index % 2) }));
/** A lesson ends an exercise that was missed three times. */
export const lesson = () => wrong(1, { support: 'lesson' });

/** A finished session about the mean. */
export async function practice({ client }: Player, list: ReturnType<typeof answers>): Promise<void> {
  const { id } = await startSession(client, { kind: 'skill', skill: 'mean' });
  await saveAnswers(client, id, list);
  await complete(client, id);
}

type Class = Awaited<ReturnType<typeof newClass>>;

export async function seen({ teacher, id }: Class) {
  const [student] = (await overview(teacher.client, id)).students;
  return { work: student?.work, results: student?.results as (AssignmentResult | null)[] };
}

export async function classWith(rule?: Parameters<typeof assign>[5]): Promise<Class & { student: Player }> {
  const one = await newClass('Mina');
  await service()
    .from('profiles')
    .update({ is_subscribed: true })
    .eq('id', one.students[0].id)
    .throwOnError();
  await assign(one.teacher.client, one.id, 'skill', 'mean', 7, rule);
  return { ...one, student: one.students[0] };
}
