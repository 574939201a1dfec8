import { randomUUID } from 'node:crypto';
import { FUNCTION_ACCESS, type FunctionName } from '../access/access-table';
import type { Client } from '../program-client';
import { assign, codeOf, dayIn, join, makeClass, overview } from '../testing/classes';
import { forgetLongCalls } from '../testing/own-connection';
import { anonymous, newPlayer, type Player, service } from '../testing/players';

/**
 * Every function of classes, with its response to each kind of person. The tables are private: no role of the API
 * reaches them, which the tests in `access/` prove for the whole schema.
 */

const RELATIONS = [
  'guest',
  'stranger',
  'other teacher',
  'former student',
  'removed student',
  'student',
  'teacher',
] as const;
type Relation = (typeof RELATIONS)[number];
type Outcomes = Readonly<Record<Relation, string>>;

const HIDDEN = 'not-your-class';
const OUTSIDERS = {
  guest: 'permission denied',
  stranger: HIDDEN,
  'other teacher': HIDDEN,
  'former student': HIDDEN,
  'removed student': HIDDEN,
} as const;
const TEACHERS: Outcomes = { ...OUTSIDERS, student: HIDDEN, teacher: 'ok' };
const STUDENTS: Outcomes = { ...OUTSIDERS, student: 'ok', teacher: HIDDEN };
const EVERYBODY: Outcomes = {
  guest: 'permission denied',
  stranger: 'ok',
  'other teacher': 'ok',
  'former student': 'ok',
  'removed student': 'ok',
  student: 'ok',
  teacher: 'ok',
};
/** Signed-in people look the link up instead. */
const GUESTS = Object.fromEntries(
  RELATIONS.map((relation) => [relation, relation === 'guest' ? 'ok' : 'permission denied']),
) as Outcomes;
/** For the code, which admits anybody who has it. */
const withCode = (admitted: string): Outcomes => ({
  guest: 'permission denied',
  stranger: admitted,
  'other teacher': admitted,
  'former student': admitted,
  'removed student': admitted,
  student: 'joined',
  teacher: 'own',
});

type ClassFunction = Extract<
  FunctionName,
  `${string}class${string}` | `${string}student` | 'unassign' | 'record_technique'
>;

interface Stage {
  readonly id: string;
  readonly code: string;
  /** The student's membership. */
  readonly student: string;
  readonly assignment: string;
}

type Row = readonly [args: (stage: Stage) => object, outcomes: Outcomes];

const ROWS: Readonly<Record<ClassFunction, readonly [Row, ...Row[]]>> = {
  // Their own classes, and a new one.
  my_classes: [[() => ({}), EVERYBODY]],
  create_class: [[() => ({ p_id: randomUUID(), p_name: 'Another one' }), EVERYBODY]],
  record_technique: [[() => ({ p_technique: 'last-cell' }), EVERYBODY]],
  class_preview: [[({ code }) => ({ p_secret: code }), GUESTS]],
  class_of_code: [[({ code }) => ({ p_code: code }), withCode('open')]],
  report_class_invitation: [[({ code }) => ({ p_code: code }), withCode('open')]],
  join_class: [
    [({ code }) => ({ p_code: code, p_name: `N${randomUUID().slice(0, 8)}` }), withCode('joined')],
  ],
  class_of_student: [[({ id }) => ({ p_class_id: id }), STUDENTS]],
  rename_in_class: [[({ id }) => ({ p_class_id: id, p_name: 'Zoe' }), { ...STUDENTS, student: 'renamed' }]],
  leave_class: [[({ id }) => ({ p_class_id: id }), STUDENTS]],
  report_name_in_class: [
    [({ id }) => ({ p_kind: 'class_name', p_subject_id: id }), STUDENTS],
    [({ student }) => ({ p_kind: 'student_name', p_subject_id: student }), TEACHERS],
  ],
  class_overview: [[({ id }) => ({ p_class_id: id }), TEACHERS]],
  rename_class: [[({ id }) => ({ p_class_id: id, p_name: 'New' }), TEACHERS]],
  show_class_preview: [[({ id }) => ({ p_class_id: id, p_shown: false }), TEACHERS]],
  renew_class_code: [[({ id }) => ({ p_class_id: id, p_open: true }), TEACHERS]],
  assign_to_class: [
    [({ id }) => ({ p_class_id: id, p_kind: 'skill', p_what: 'median', p_due_on: dayIn(3) }), TEACHERS],
    // The assignment that exists, with another rule.
    [
      ({ id }) => ({
        ...{ p_class_id: id, p_kind: 'skill', p_what: 'mean', p_due_on: dayIn(7) },
        ...{ p_done_when: 'right', p_right_needed: 6 },
      }),
      TEACHERS,
    ],
  ],
  unassign: [[({ assignment }) => ({ p_assignment_id: assignment }), TEACHERS]],
  remove_student: [[({ student }) => ({ p_student_id: student }), TEACHERS]],
  delete_class: [[({ id }) => ({ p_class_id: id }), TEACHERS]],
};

let people: Readonly<Record<Exclude<Relation, 'guest'>, Player>>;
let stage: Stage;

beforeAll(async () => {
  const found: Partial<Record<Relation, Player>> = {};
  for (const relation of RELATIONS) if (relation !== 'guest') found[relation] = await newPlayer();
  people = found as typeof people;
  await makeClass(people['other teacher'].client);
});

beforeEach(async () => {
  await forgetLongCalls();
  for (const { id } of Object.values(people))
    await service()
      .rpc('reset_attempts', { p_subject: `code:person:${id}` })
      .throwOnError();
  const { teacher, student, 'former student': former, 'removed student': removed } = people;
  const id = await makeClass(teacher.client);
  const first = await codeOf(teacher.client, id);
  await join(student.client, first, 'Mina');
  await join(former.client, first, 'Former');
  await join(removed.client, first, 'Removed');
  await former.client.rpc('leave_class', { p_class_id: id }).throwOnError();
  await assign(teacher.client, id, 'skill', 'mean');
  const { students, assignments } = await overview(teacher.client, id);
  const placeOf = (name: string) => students.find((one) => one.name === name)?.id ?? '';
  await teacher.client.rpc('remove_student', { p_student_id: placeOf('Removed') }).throwOnError();
  stage = {
    id,
    code: await codeOf(teacher.client, id),
    student: placeOf('Mina'),
    assignment: assignments[0]?.id ?? '',
  };
});

// Keeps everybody below the limit of classes.
afterEach(async () => {
  await people.teacher.client.rpc('delete_class', { p_class_id: stage.id });
});

/** The outcome of a call: the returned status, `ok` without one, or the reason of the error. */
async function outcome(client: Client, name: ClassFunction, args: object): Promise<string> {
  const { data, error } = await client.rpc(name, args as never);
  if (!error) return (data as { status?: string } | null | undefined)?.status ?? 'ok';
  return error.code === '42501' && error.message.startsWith('permission denied')
    ? 'permission denied'
    : (error.hint ?? error.message);
}

/** What the teacher sees, without the clock. */
async function seen(): Promise<object> {
  return { ...(await overview(people.teacher.client, stage.id)), seconds_to_reset: 0 };
}

test.each(Object.keys(ROWS) as ClassFunction[])('%s', async (name) => {
  for (const [args, expected] of ROWS[name]) {
    const outcomes: Partial<Record<Relation, string>> = {};
    const ask = async (relation: Relation) => {
      const client = relation === 'guest' ? anonymous() : people[relation].client;
      outcomes[relation] = await outcome(client, name, args(stage));
    };
    const isRefused = (relation: Relation) => [HIDDEN, 'permission denied'].includes(expected[relation]);
    const before = await seen();
    for (const relation of RELATIONS.filter(isRefused)) await ask(relation);
    // Rejected calls left no trace.
    expect(await seen()).toEqual(before);
    for (const relation of RELATIONS.filter((one) => !isRefused(one))) await ask(relation);
    expect(outcomes).toEqual(expected);
  }
});

test('every function of classes is in the matrix', () => {
  const ofClasses = Object.keys(FUNCTION_ACCESS).filter((name) =>
    /class|student|unassign|record_technique/.test(name),
  );
  expect(Object.keys(ROWS).sort()).toEqual(ofClasses.sort());
});

test('an unknown class is rejected with the same message', async () => {
  const call = (p_class_id: string) => people.stranger.client.rpc('class_overview', { p_class_id });
  const [theirs, none] = [await call(stage.id), await call('00000000-0000-4000-8000-000000000000')];
  expect(theirs.error).toEqual(none.error);
});
