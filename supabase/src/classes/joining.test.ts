import { randomUUID } from 'node:crypto';
import { CLASS_LIMITS } from '@ninefold/contracts';
import {
  assign,
  codeOf,
  dayIn,
  join,
  lookUp,
  makeClass,
  myClasses,
  newClass,
  ofStudent,
  overview,
} from '../testing/classes';
import { asOwner } from '../testing/own-connection';
import { newPlayer, service } from '../testing/players';

/** The secret of no link. */
const WRONG = '7'.repeat(26);

test('a teacher creates a class, and a student sees which one it is before joining under a name of their own', async () => {
  const teacher = await newPlayer();
  const id = await makeClass(teacher.client, '  Class   7b ');
  const student = await newPlayer();
  const code = await codeOf(teacher.client, id);
  expect(await lookUp(student.client, code)).toEqual({
    status: 'open',
    name: 'Class 7b',
    class_id: null,
    wait_seconds: 0,
  });
  expect((await overview(teacher.client, id)).students).toEqual([]);
  expect(await join(student.client, code, ' Mina ')).toMatchObject({ status: 'joined', class_id: id });
  expect((await overview(teacher.client, id)).students).toMatchObject([{ name: 'Mina' }]);
  expect((await myClasses(teacher.client)).teaching).toEqual([{ id, name: 'Class 7b', students: 1 }]);
  expect((await myClasses(student.client)).attending).toEqual([
    { id, name: 'Class 7b', my_name: 'Mina', to_do: 0, next_due_on: null },
  ]);
});

test('a member of the class, or its teacher, is redirected to it', async () => {
  const { teacher, id, code, students } = await newClass('Mina');
  for (const [client, status] of [
    [students[0].client, 'joined'],
    [teacher.client, 'own'],
  ] as const) {
    expect(await lookUp(client, code)).toMatchObject({ status, class_id: id });
    expect(await join(client, code, 'Another')).toMatchObject({ status, class_id: id });
  }
  expect((await overview(teacher.client, id)).students).toMatchObject([{ name: 'Mina' }]);
});

test.each(['Mina', 'mina', 'M i n a', 'Mína', 'M1na', 'мinа'])(
  'a name that looks like one in the class is taken: %s',
  async (name) => {
    const { teacher, id, code, students } = await newClass('Mina', 'Zoe');
    const other = await newPlayer();
    expect(await join(other.client, code, name)).toMatchObject({ status: 'name-taken', class_id: null });
    const renamed = await students[1]?.client.rpc('rename_in_class', { p_class_id: id, p_name: name });
    expect(renamed?.data).toEqual({ status: 'name-taken', wait_seconds: 0 });
    expect((await overview(teacher.client, id)).students).toHaveLength(2);
  },
);

test('names of any script are distinguished, and a name can be changed', async () => {
  const { teacher, id, students } = await newClass('ليلى', 'نور');
  await students[0].client.rpc('rename_in_class', { p_class_id: id, p_name: 'ليلى ٢' }).throwOnError();
  const names = (await overview(teacher.client, id)).students.map(({ name }) => name);
  expect(names.sort()).toEqual(['ليلى ٢', 'نور'].sort());
});

test.each([
  ['', 'name-malformed'],
  ['x'.repeat(41), 'name-malformed'],
  ['The real admin', 'name-reserved'],
])('no class and no student can be called "%s"', async (name, hint) => {
  const { teacher, id, code, students } = await newClass('Mina');
  const { client } = await newPlayer();
  const calls = await Promise.all([
    teacher.client.rpc('create_class', { p_id: randomUUID(), p_name: name }),
    teacher.client.rpc('rename_class', { p_class_id: id, p_name: name }),
    students[0].client.rpc('rename_in_class', { p_class_id: id, p_name: name }),
    client.rpc('join_class', { p_code: code, p_name: name }),
    // The response does not reveal whether the code exists.
    client.rpc('join_class', { p_code: WRONG, p_name: name }),
  ]);
  expect(calls.map(({ error }) => error?.hint)).toEqual(Array(5).fill(hint));
});

test('a wrong code is recorded, and after 20 attempts in an hour no code is looked up', async () => {
  const { teacher, code } = await newClass();
  const { client } = await newPlayer();
  for (let attempts = 0; attempts < 20; attempts += 1) {
    const call = attempts % 2 ? lookUp(client, WRONG) : join(client, WRONG, 'Guesser');
    expect(await call).toEqual({ status: 'unknown', name: null, class_id: null, wait_seconds: 0 });
  }
  expect(await lookUp(client, code)).toMatchObject({ status: 'wait', name: null });
  const waiting = await join(client, code, 'Guesser');
  expect(waiting).toMatchObject({ status: 'wait', class_id: null });
  expect(waiting.wait_seconds).toBeGreaterThan(3_000);
  const { data } = await client.rpc('export_my_data').throwOnError();
  const tables = (data as unknown as { tables: Record<string, { kind: string }[]> }).tables;
  expect(tables['private.wrong_codes']).toHaveLength(20);
  expect(tables['private.wrong_codes']?.[0]).toMatchObject({ kind: 'class' });
  expect(await lookUp(teacher.client, code)).toMatchObject({ status: 'own' });
});

test('a renewed code replaces the old one and keeps the link, and nobody joins a closed class', async () => {
  const { teacher, id, code } = await newClass();
  const link = (await overview(teacher.client, id)).link_secret ?? '';
  const renew = async (p_open: boolean) =>
    (await teacher.client.rpc('renew_class_code', { p_class_id: id, p_open }).throwOnError()).data.code;
  const renewed = (await renew(true)) ?? '';
  const { client } = await newPlayer();
  expect(await lookUp(client, code)).toMatchObject({ status: 'unknown' });
  for (const works of [renewed, link]) expect(await lookUp(client, works)).toMatchObject({ status: 'open' });
  expect(await renew(false)).toBeNull();
  for (const closed of [renewed, link])
    expect(await join(client, closed, 'Mina')).toMatchObject({ status: 'unknown' });
  expect(await overview(teacher.client, id)).toMatchObject({ link_secret: null, code_expires_on: null });
  const reopened = await renew(true);
  const now = await overview(teacher.client, id);
  expect(now).toMatchObject({ code: reopened, code_expires_on: dayIn(30) });
  expect(now.link_secret).not.toBe(link);
});

test('a removed student sees nothing and cannot come back with the old code or link', async () => {
  const { teacher, id, code, students } = await newClass('Mina', 'Zoe');
  const { client } = students[0];
  const { students: shown, link_secret: link } = await overview(teacher.client, id);
  await teacher.client.rpc('remove_student', { p_student_id: shown[0]?.id ?? '' }).throwOnError();
  expect((await overview(teacher.client, id)).students).toMatchObject([{ name: 'Zoe' }]);
  expect((await myClasses(client)).attending).toEqual([]);
  expect((await client.rpc('class_of_student', { p_class_id: id })).error).toMatchObject({
    hint: 'not-your-class',
  });
  for (const known of [code, link ?? ''])
    expect(await join(client, known, 'Mina')).toMatchObject({ status: 'unknown' });
});

test('removing a student does not open a closed class', async () => {
  const { teacher, id } = await newClass('Mina');
  await teacher.client.rpc('renew_class_code', { p_class_id: id, p_open: false }).throwOnError();
  const [student] = (await overview(teacher.client, id)).students;
  await teacher.client.rpc('remove_student', { p_student_id: student?.id ?? '' }).throwOnError();
  expect((await overview(teacher.client, id)).code).toBeNull();
});

test('a student who tries other names must wait after 20 attempts in an hour', async () => {
  const { id, students } = await newClass('Mina', 'Zoe');
  const rename = async (p_name: string) =>
    (await students[0].client.rpc('rename_in_class', { p_class_id: id, p_name }).throwOnError()).data;
  for (let attempts = 0; attempts < 20; attempts += 1)
    expect(await rename('Zoe')).toMatchObject({ status: 'name-taken' });
  const refused = await rename('Free');
  expect(refused.status).toBe('wait');
  expect(refused.wait_seconds).toBeGreaterThan(3_000);
  expect((await ofStudent(students[0].client, id)).me.name).toBe('Mina');
});

test('creating a class twice with one id makes one class, and another teacher’s id is rejected', async () => {
  const [teacher, other] = [await newPlayer(), await newPlayer()];
  const p_id = randomUUID();
  const make = (player: typeof teacher, p_name = 'Class 7b') =>
    player.client.rpc('create_class', { p_id, p_name });
  expect((await make(teacher)).data).toEqual({ id: p_id });
  const code = await codeOf(teacher.client, p_id);
  expect((await make(teacher, 'Class 8b')).data).toEqual({ id: p_id });
  expect((await myClasses(teacher.client)).teaching).toMatchObject([{ name: 'Class 8b' }]);
  expect(await codeOf(teacher.client, p_id)).toBe(code);
  expect((await make(other)).error).toMatchObject({ hint: 'not-your-class' });
  const unnamed = await other.client.rpc('create_class', { p_id: null as never, p_name: 'Class 7b' });
  expect(unnamed.error).toMatchObject({ code: '22023', hint: 'malformed-class' });
});

test('an assignment made twice is one, even in a class at its limit', async () => {
  const { teacher, id } = await newClass();
  await asOwner(
    (sql) => sql`
      insert into private.class_assignments (class_id, kind, what, due_on)
      select ${id}, 'skill', 'skill-' || n, current_date + 2 from generate_series(1, ${CLASS_LIMITS.assignments - 1}::integer) n`,
  );
  for (let sent = 0; sent < 2; sent += 1) await assign(teacher.client, id, 'skill', 'mean');
  expect((await overview(teacher.client, id)).assignments).toHaveLength(CLASS_LIMITS.assignments);
  const p_due_on = dayIn(8);
  const more = { p_class_id: id, p_kind: 'skill', p_what: 'mean', p_due_on } as const;
  expect((await teacher.client.rpc('assign_to_class', more)).error).toMatchObject({
    hint: 'too-many-assignments',
  });
});

test('a teacher has at most 20 classes, and a person attends at most 20', async () => {
  const teacher = await newPlayer();
  const other = await newPlayer();
  const student = await newPlayer();
  for (let made = 0; made < CLASS_LIMITS.classes; made += 1) {
    const id = await makeClass(teacher.client, `Class ${made}`);
    expect(await join(student.client, await codeOf(teacher.client, id), 'Mina')).toMatchObject({
      status: 'joined',
    });
  }
  const { error } = await teacher.client.rpc('create_class', { p_id: randomUUID(), p_name: 'One more' });
  expect(error).toMatchObject({ code: 'PT409', hint: 'too-many-classes' });
  await service()
    .rpc('reset_attempts', { p_subject: `code:person:${student.id}` })
    .throwOnError();
  const code = await codeOf(other.client, await makeClass(other.client));
  expect(await lookUp(student.client, code)).toMatchObject({ status: 'too-many' });
  expect(await join(student.client, code, 'Mina')).toMatchObject({ status: 'too-many', class_id: null });
});

test('people with the code can report the name of the class without joining, and each call counts as an attempt', async () => {
  const { teacher, id, code } = await newClass();
  const { client } = await newPlayer();
  const report = async (p_code: string, by = client) =>
    (await by.rpc('report_class_invitation', { p_code }).throwOnError()).data;
  const reports = async () =>
    (await service().rpc('reported_names').throwOnError()).data.filter(({ subject_id }) => subject_id === id);
  expect(await report(WRONG)).toMatchObject({ status: 'unknown' });
  expect(await report(code, teacher.client)).toMatchObject({ status: 'own' });
  expect(await reports()).toEqual([]);
  expect(await report(code)).toEqual({ status: 'open', name: 'Class 7b', class_id: null, wait_seconds: 0 });
  expect(await reports()).toMatchObject([{ kind: 'class_name', name: 'Class 7b', reports: 1 }]);
  for (let attempts = 2; attempts < 20; attempts += 1) await report(WRONG);
  expect(await report(code)).toMatchObject({ status: 'wait', name: null });
});

test('a student reports the name of their class and a teacher a student’s name, and an operator removes both', async () => {
  const { teacher, id, students } = await newClass('Mina', 'Zoe');
  const before = (await overview(teacher.client, id)).students;
  const subject = before[0]?.id ?? '';
  await students[0].client
    .rpc('report_name_in_class', { p_kind: 'class_name', p_subject_id: id })
    .throwOnError();
  await teacher.client
    .rpc('report_name_in_class', { p_kind: 'student_name', p_subject_id: subject })
    .throwOnError();
  const { data } = await service().rpc('reported_names').throwOnError();
  expect(data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'class_name', subject_id: id, name: 'Class 7b', reports: 1 }),
      expect.objectContaining({ kind: 'student_name', subject_id: subject, name: 'Mina', reports: 1 }),
    ]),
  );
  for (const [p_kind, p_subject_id, p_name] of [
    ['class_name', id, 'Class 7b'],
    ['student_name', subject, 'Mina'],
  ] as const) {
    await service()
      .rpc('resolve_reported_name', { p_kind, p_subject_id, p_name, p_remove: true })
      .throwOnError();
  }
  const after = await overview(teacher.client, id);
  expect(after.name).toBe('Class');
  expect(after.students.find((student) => student.id === subject)?.name).toMatch(/^Student \w{6}$/);
  expect((await ofStudent(students[0].client, id)).me.name).toMatch(/^Student/);
});
