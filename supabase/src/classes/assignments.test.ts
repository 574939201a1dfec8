import { GRID_GAMES } from '@ninefold/contracts';
import { assign, dayIn, join, myClasses, newClass, overview } from '../testing/classes';
import { start, submit } from '../testing/daily';
import { answers, begunSecondsAgo, complete, saveAnswers, startSession } from '../testing/learning';
import { asOwner } from '../testing/own-connection';
import { newPlayer } from '../testing/players';

test('a technique reported later counts for assignments that existed when it was found', async () => {
  const { teacher, id, students } = await newClass('Mina');
  const { client } = students[0];
  const found = (p_seconds_ago: number) =>
    client.rpc('record_technique', { p_technique: 'last-cell', p_seconds_ago }).throwOnError();
  await assign(teacher.client, id, 'technique', 'last-cell');
  const work = async () => (await overview(teacher.client, id)).students[0]?.work;
  await found(600);
  expect(await work()).toEqual(['open']);
  await asOwner(
    (sql) =>
      sql`update private.class_students set joined_at = now() - interval '1 day' where class_id = ${id}`,
  );
  await asOwner(
    (sql) =>
      sql`update private.class_assignments set assigned_at = now() - interval '1 hour' where class_id = ${id}`,
  );
  await found(7_200);
  expect(await work()).toEqual(['open']);
  await found(600);
  expect(await work()).toEqual(['done']);
});

test('a technique is open again after it is reassigned or the student rejoins', async () => {
  const { teacher, id, code, students } = await newClass('Mina');
  const { client } = students[0];
  const state = async () => (await overview(teacher.client, id)).students[0]?.work;
  const found = () => client.rpc('record_technique', { p_technique: 'last-cell' }).throwOnError();
  await assign(teacher.client, id, 'technique', 'last-cell');
  await found();
  expect(await state()).toEqual(['done']);
  const [assignment] = (await overview(teacher.client, id)).assignments;
  await teacher.client.rpc('unassign', { p_assignment_id: assignment?.id ?? '' }).throwOnError();
  await assign(teacher.client, id, 'technique', 'last-cell');
  expect(await state()).toEqual(['open']);
  await found();
  expect(await state()).toEqual(['done']);
  await client.rpc('leave_class', { p_class_id: id }).throwOnError();
  await join(client, code, 'Mina');
  expect(await state()).toEqual(['open']);
});

test('started dailies of an earlier day are shown without the attempts, which are deleted', async () => {
  const { teacher, id, students } = await newClass('Mina', 'Zoe');
  await assign(teacher.client, id, 'dailies', dayIn(0), 0);
  await start(students[0].client);
  await asOwner((sql) => sql`delete from public.daily_attempts where user_id = ${students[0].id}`);
  expect((await overview(teacher.client, id)).students.map(({ work }) => work)).toEqual([
    ['started'],
    ['open'],
  ]);
});

test('Today lists the open assignments of all classes, and nothing for a person without one', async () => {
  const { teacher, id, students } = await newClass('Mina');
  const assigned = async (client = students[0].client) =>
    (await client.rpc('dashboard_summary').throwOnError()).data.assigned;
  expect(await assigned()).toEqual({ open: 0, next: [] });
  await assign(teacher.client, id, 'dailies', dayIn(1), 1);
  for (const [place, skill] of ['mean', 'median', 'mode', 'range'].entries())
    await assign(teacher.client, id, 'skill', skill, place + 2);
  await startSession(students[0].client, { kind: 'skill', skill: 'mean' });
  expect(await assigned()).toEqual({
    open: 4,
    next: [
      { class_id: id, kind: 'skill', what: 'mean', due_on: dayIn(2), state: 'started' },
      { class_id: id, kind: 'skill', what: 'median', due_on: dayIn(3), state: 'open' },
      { class_id: id, kind: 'skill', what: 'mode', due_on: dayIn(4), state: 'open' },
    ],
  });
  expect(await assigned(teacher.client)).toEqual({ open: 0, next: [] });
});

test('each kind of assignment shows what was started and finished since', async () => {
  const { teacher, id, students } = await newClass('Mina');
  const { client } = students[0];
  const work = async () => (await overview(teacher.client, id)).students[0]?.work;
  await assign(teacher.client, id, 'dailies', dayIn(0), 0);
  await assign(teacher.client, id, 'skill', 'mean', 1);
  await assign(teacher.client, id, 'placement', 'B1', 2);
  await assign(teacher.client, id, 'technique', 'last-cell', 3);
  expect(await work()).toEqual(['open', 'open', 'open', 'open']);
  expect((await myClasses(client)).attending).toMatchObject([{ to_do: 4, next_due_on: dayIn(0) }]);

  await start(client);
  const skill = (await startSession(client, { kind: 'skill', skill: 'mean', level: 'B1' })).id;
  const placement = (await startSession(client, { kind: 'placement', level: 'B2' })).id;
  expect(await work()).toEqual(['started', 'started', 'started', 'open']);

  await submit(client);
  await saveAnswers(client, skill, answers(10));
  await complete(client, skill);
  await complete(client, placement, 'B2');
  await client.rpc('record_technique', { p_technique: 'last-cell' }).throwOnError();
  await client.rpc('record_technique', { p_technique: 'last-cell' }).throwOnError();
  expect(await work()).toEqual(['started', 'done', 'done', 'done']);
});

test('a session left after three exercises counts as started, and one about another skill does not count', async () => {
  const { teacher, id, students } = await newClass('Mina');
  const { client } = students[0];
  await assign(teacher.client, id, 'skill', 'mean');
  const other = (await startSession(client, { kind: 'skill', skill: 'median' })).id;
  await saveAnswers(client, other, answers(12, { skill: 'median' }));
  await complete(client, other);
  expect((await overview(teacher.client, id)).students[0]?.work).toEqual(['open']);
  const session = (await startSession(client, { kind: 'skill', skill: 'mean' })).id;
  await saveAnswers(client, session, answers(3));
  await complete(client, session);
  expect((await overview(teacher.client, id)).students[0]?.work).toEqual(['started']);
});

test('ten exercises may be in several sessions, all of them since it was assigned', async () => {
  const { teacher, id, students } = await newClass('Mina');
  const { client } = students[0];
  const work = async () => (await overview(teacher.client, id)).students[0]?.work;
  const practice = async (count: number) => {
    const session = (await startSession(client, { kind: 'skill', skill: 'mean' })).id;
    await saveAnswers(client, session, answers(count));
    await complete(client, session);
  };
  await assign(teacher.client, id, 'skill', 'mean', 1);
  await practice(4);
  await assign(teacher.client, id, 'skill', 'mean', 2);
  await practice(3);
  expect(await work()).toEqual(['started', 'started']);
  await practice(3);
  expect(await work()).toEqual(['done', 'started']);
});

test('the dailies of a day are done if all of them were solved since joining', async () => {
  const { teacher, id, code } = await newClass();
  const other = await newClass();
  await assign(teacher.client, id, 'dailies', dayIn(0), 0);
  await assign(other.teacher.client, other.id, 'dailies', dayIn(0), 0);
  const { client } = await newPlayer();
  await join(client, other.code, 'Mina');
  const [first, ...rest] = GRID_GAMES;
  await submit(client, { game: first });
  await join(client, code, 'Mina');
  for (const game of rest) await submit(client, { game });
  expect((await overview(teacher.client, id)).students[0]?.work).toEqual(['started']);
  expect((await overview(other.teacher.client, other.id)).students[0]?.work).toEqual(['done']);
});

test('work from before the assignment or before joining does not count', async () => {
  const { teacher, id, code } = await newClass();
  await assign(teacher.client, id, 'dailies', dayIn(0), 0);
  await assign(teacher.client, id, 'skill', 'mean', 1);
  const { client } = await newPlayer();
  await start(client);
  await submit(client);
  const session = (await startSession(client, { kind: 'skill', skill: 'mean' })).id;
  await begunSecondsAgo(session, 60);
  await saveAnswers(client, session, answers(10));
  await complete(client, session);
  await join(client, code, 'Mina');
  expect((await overview(teacher.client, id)).students[0]?.work).toEqual(['open', 'open']);
});

test.each([
  ['nothing that is taught', 'skill', 'Mean; drop', 3],
  ['no first level of a path', 'placement', 'A2', 3],
  ['the dailies of another day than the due one', 'dailies', dayIn(2), 3],
  ['a day that is over', 'skill', 'mean', -2],
  ['a day after next year', 'skill', 'mean', 400],
] as const)('%s cannot be assigned', async (_, kind, what, days) => {
  const { teacher, id } = await newClass();
  const { error } = await teacher.client.rpc('assign_to_class', {
    p_class_id: id,
    p_kind: kind,
    p_what: what,
    p_due_on: dayIn(days),
  });
  expect(error).toMatchObject({ code: '22023', hint: 'malformed-assignment' });
});

test('the same assignment twice is one, and it can be withdrawn', async () => {
  const { teacher, id } = await newClass('Mina');
  await assign(teacher.client, id, 'skill', 'mean');
  await assign(teacher.client, id, 'skill', 'mean');
  const { assignments } = await overview(teacher.client, id);
  expect(assignments).toMatchObject([
    { kind: 'skill', what: 'mean', due_on: dayIn(7), assigned_on: dayIn(0) },
  ]);
  await teacher.client.rpc('unassign', { p_assignment_id: assignments[0]?.id ?? '' }).throwOnError();
  expect(await overview(teacher.client, id)).toMatchObject({ assignments: [], students: [{ work: [] }] });
});
