import type { Client } from '../program-client';
import { assign, makeClass, newClass, overview } from '../testing/classes';
import { anonymous, newPlayer } from '../testing/players';

/** Each function of classes, asked by everyone who may stand in some relation to a class. */

jest.setTimeout(30_000);

type Relation = 'teacher' | 'pupil' | 'former pupil' | 'other teacher' | 'stranger' | 'guest';
const RELATIONS: readonly Relation[] = [
  'teacher',
  'pupil',
  'former pupil',
  'other teacher',
  'stranger',
  'guest',
];

interface Stage {
  readonly id: string;
  readonly pupil: string;
  readonly assignment: string;
}

let stage: Stage;
let clients: Readonly<Record<Relation, Client>>;

beforeEach(async () => {
  const { teacher, id, pupils } = await newClass('Mina', 'Gone');
  const [other, stranger] = [await newPlayer(), await newPlayer()];
  await makeClass(other.client);
  const former = pupils[1]?.client as Client;
  await former.rpc('leave_class', { p_class_id: id }).throwOnError();
  await assign(teacher.client, id, 'skill', 'mean');
  const { pupils: shown, assignments } = await overview(teacher.client, id);
  stage = { id, pupil: shown[0]?.id ?? '', assignment: assignments[0]?.id ?? '' };
  clients = {
    teacher: teacher.client,
    pupil: pupils[0].client,
    'former pupil': former,
    'other teacher': other.client,
    stranger: stranger.client,
    guest: anonymous(),
  };
});

/** Function → how it is called for the class, and who may. Everybody else gets one and the same refusal. */
const CALLS: Readonly<
  Record<string, readonly [(client: Client) => PromiseLike<{ error: unknown }>, Relation]>
> = {
  class_overview: [(client) => client.rpc('class_overview', { p_class_id: stage.id }), 'teacher'],
  rename_class: [(client) => client.rpc('rename_class', { p_class_id: stage.id, p_name: 'New' }), 'teacher'],
  renew_class_code: [
    (client) => client.rpc('renew_class_code', { p_class_id: stage.id, p_open: true }),
    'teacher',
  ],
  assign_to_class: [
    (client) =>
      client.rpc('assign_to_class', {
        p_class_id: stage.id,
        p_kind: 'skill',
        p_what: 'median',
        p_due_on: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
      }),
    'teacher',
  ],
  unassign: [(client) => client.rpc('unassign', { p_assignment_id: stage.assignment }), 'teacher'],
  remove_pupil: [(client) => client.rpc('remove_pupil', { p_pupil_id: stage.pupil }), 'teacher'],
  delete_class: [(client) => client.rpc('delete_class', { p_class_id: stage.id }), 'teacher'],
  report_pupil_name: [
    (client) => client.rpc('report_name_in_class', { p_kind: 'pupil_name', p_subject_id: stage.pupil }),
    'teacher',
  ],
  report_class_name: [
    (client) => client.rpc('report_name_in_class', { p_kind: 'class_name', p_subject_id: stage.id }),
    'pupil',
  ],
  class_of_pupil: [(client) => client.rpc('class_of_pupil', { p_class_id: stage.id }), 'pupil'],
  rename_in_class: [
    (client) => client.rpc('rename_in_class', { p_class_id: stage.id, p_name: 'Zoe' }),
    'pupil',
  ],
  leave_class: [(client) => client.rpc('leave_class', { p_class_id: stage.id }), 'pupil'],
};

test.each(Object.keys(CALLS))(
  '%s is for one relation to the class, and refused to all others',
  async (name) => {
    const [call, allowed] = CALLS[name] ?? [];
    for (const relation of RELATIONS.filter((one) => one !== allowed)) {
      const before = await overview(clients.teacher, stage.id);
      const response = await call?.(clients[relation]);
      expect([relation, response?.error]).toMatchObject([
        relation,
        relation === 'guest' ? { code: '42501' } : { code: '42501', hint: 'not-your-class' },
      ]);
      expect(await overview(clients.teacher, stage.id)).toEqual({
        ...before,
        seconds_to_reset: expect.any(Number) as number,
      });
    }
    expect((await call?.(clients[allowed ?? 'teacher']))?.error).toBeNull();
  },
);

test('a class that does not exist is refused in the same words', async () => {
  const call = (p_class_id: string) => clients.stranger.rpc('class_overview', { p_class_id });
  const [theirs, none] = [await call(stage.id), await call('00000000-0000-4000-8000-000000000000')];
  expect(theirs.error).toEqual(none.error);
});

test('no table of classes can be reached past the functions', async () => {
  for (const table of ['classes', 'class_pupils', 'class_assignments', 'class_answers', 'class_techniques']) {
    for (const client of Object.values(clients)) {
      const { data, error } = await client.from(table as never).select();
      expect([data, error === null]).toEqual([null, false]);
    }
  }
});
