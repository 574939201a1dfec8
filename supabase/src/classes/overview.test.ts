import { randomUUID } from 'node:crypto';
import { assign, join, myClasses, newClass, ofStudent, overview } from '../testing/classes';
import { answer, answers, longSession, saveAnswers, startSession } from '../testing/learning';
import { asOwner } from '../testing/own-connection';
import { newPlayer, service } from '../testing/players';

const SIGN = 'deadbeef';
const SIZE = '0badcafe';

const wrong = (change: Record<string, unknown> = {}) => answer({ correct: false, given: '-7', ...change });

test('mistakes are counted by label for each skill', async () => {
  const { teacher, id, students } = await newClass('Mina');
  const { client } = students[0];
  const { id: session } = await startSession(client);
  const sent = [
    wrong({ mistake: SIGN }),
    wrong({ mistake: SIGN }),
    wrong({ mistake: SIZE }),
    wrong(),
    wrong({ given: '' }),
    wrong({ helped: true }),
    answer(),
    answer({ mistake: SIGN }),
    answer({ skill: 'median' }),
    answer({ skill: 'fact-products' }),
  ];
  await saveAnswers(client, session, sent);
  // Sending it again counts nothing twice.
  await saveAnswers(client, session, sent);
  const [student] = (await overview(teacher.client, id)).students;
  expect(student?.skills).toMatchObject([
    {
      skill: 'mean',
      answers: 8,
      correct: 2,
      mistakes: [
        { mistake: SIGN, times: 2 },
        { mistake: SIZE, times: 1 },
        { mistake: 'other', times: 1 },
      ],
    },
    { skill: 'median', answers: 1, correct: 1, mistakes: [] },
  ]);
});

test.each(['DEADBEEF', 'deadbee', 'you are silly', '<b>', 7, null])(
  'an invalid label is not stored as text: %j',
  async (mistake) => {
    const { teacher, id, students } = await newClass('Mina');
    const { id: session } = await startSession(students[0].client);
    await saveAnswers(students[0].client, session, [wrong({ mistake })]);
    const [student] = (await overview(teacher.client, id)).students;
    expect(student?.skills).toMatchObject([{ mistakes: [{ mistake: 'other', times: 1 }] }]);
  },
);

test('a student sees exactly what the teacher sees of them', async () => {
  const { teacher, id, students } = await newClass('Mina', 'Zoe');
  await assign(teacher.client, id, 'skill', 'mean');
  await assign(teacher.client, id, 'placement', 'A1');
  for (const { client } of students) {
    const session = (await startSession(client, { kind: 'skill', skill: 'mean' })).id;
    await saveAnswers(client, session, [wrong({ mistake: SIGN }), ...answers(3)]);
  }
  const shown = (await overview(teacher.client, id)).students;
  const own = await Promise.all(students.map(async ({ client }) => (await ofStudent(client, id)).me));
  expect(own).toEqual(shown);
  expect(shown).toMatchObject([{ work: ['started', 'open'] }, { work: ['started', 'open'] }]);
});

test('work from before joining is not counted, and mastery is shown as it is', async () => {
  const { teacher, id, code } = await newClass();
  const { client } = await newPlayer();
  const before = await longSession(client);
  await saveAnswers(client, before, [wrong({ mistake: SIGN })]);
  await join(client, code, 'Mina');
  // Answers of a session that was started before.
  await saveAnswers(client, before, [wrong({ mistake: SIGN })]);
  const [student] = (await overview(teacher.client, id)).students;
  expect(student?.skills).toEqual([
    { skill: 'mean', level: 'attempted', answers: 0, correct: 0, mistakes: [] },
  ]);
});

test('placements and guest sessions count no mistakes', async () => {
  const { teacher, id, students } = await newClass('Mina');
  const { client } = students[0];
  const placement = (await startSession(client, { kind: 'placement' })).id;
  await saveAnswers(client, placement, [wrong({ mistake: SIGN })]);
  const guests = randomUUID();
  await client
    .rpc('migrate_guest_session', { p_id: guests, p_level_id: 'B1', p_skill: 'mean' })
    .throwOnError();
  await saveAnswers(client, guests, [wrong({ mistake: SIGN })]);
  const [student] = (await overview(teacher.client, id)).students;
  expect(student?.skills).toMatchObject([{ skill: 'mean', answers: 0, mistakes: [] }]);
});

test('counting continues after 200 labels: known ones by themselves, others without a label', async () => {
  const { teacher, id, students } = await newClass('Mina');
  const { client, id: user } = students[0];
  await asOwner(
    (sql) => sql`
      insert into private.class_skills (user_id, student_id, skill, answers, correct, mistakes, labels)
      select ${user}, p.id, 'made-up-' || n, 1, 0, json_build_array(json_build_object('mistake', lpad(to_hex(n), 8, '0'), 'times', 1)), 1
      from private.class_students p, generate_series(1, 199) n where p.user_id = ${user}`,
  );
  const { id: session } = await startSession(client);
  await saveAnswers(client, session, [
    wrong({ mistake: SIGN }),
    wrong({ mistake: SIGN }),
    wrong({ mistake: SIZE }),
    answer(),
    // More skills than exist: these are invented.
    answer({ skill: 'median' }),
  ]);
  const skills = (await overview(teacher.client, id)).students[0]?.skills ?? [];
  expect(skills.find(({ skill }) => skill === 'mean')).toMatchObject({
    answers: 4,
    correct: 1,
    mistakes: [
      { mistake: SIGN, times: 2 },
      { mistake: 'other', times: 1 },
    ],
  });
  expect(skills.find(({ skill }) => skill === 'median')).toMatchObject({ answers: 0 });
});

test('leaving deletes a student’s counts, and counting restarts after coming back', async () => {
  const { teacher, id, code, students } = await newClass('Mina');
  const { client } = students[0];
  await assign(teacher.client, id, 'technique', 'last-cell');
  await client.rpc('record_technique', { p_technique: 'last-cell' }).throwOnError();
  const { id: session } = await startSession(client);
  await saveAnswers(client, session, [wrong({ mistake: SIGN })]);
  await client.rpc('leave_class', { p_class_id: id }).throwOnError();
  expect((await overview(teacher.client, id)).students).toEqual([]);
  await join(client, code, 'Mina');
  expect((await overview(teacher.client, id)).students).toMatchObject([
    { work: ['open'], skills: [{ answers: 0, mistakes: [] }] },
  ]);
});

test('a deleted account leaves its classes, and a class is deleted with its teacher', async () => {
  const { teacher, id, students } = await newClass('Mina', 'Zoe');
  const [removed, left] = students;
  const { id: session } = await startSession(removed.client);
  await saveAnswers(removed.client, session, [wrong({ mistake: SIGN })]);
  await removed.client.rpc('delete_user_account', { user_id_to_delete: removed.id }).throwOnError();
  expect((await overview(teacher.client, id)).students).toMatchObject([{ name: 'Zoe' }]);
  await teacher.client.rpc('delete_user_account', { user_id_to_delete: teacher.id }).throwOnError();
  expect((await myClasses(left!.client)).attending).toEqual([]);
});

test('nothing that identifies a student or a teacher reaches the other', async () => {
  const { teacher, id, students } = await newClass('Mina');
  const { client } = students[0];
  const people = [teacher, students[0]];
  for (const [index, { id: user }] of people.entries()) {
    const secret = {
      first_name: `First-${index}`,
      last_name: `Last-${index}`,
      username: `u${Date.now() + index}`,
    };
    await service().from('profiles').update(secret).eq('id', user).throwOnError();
  }
  const { id: session } = await startSession(client);
  const given = wrong({ given: 'what-was-given', seed: 8_150_815, mistake: SIGN });
  await saveAnswers(client, session, [given]);
  const seen = JSON.stringify([
    await overview(teacher.client, id),
    await ofStudent(client, id),
    await myClasses(client),
    await myClasses(teacher.client),
  ]);
  const { data } = await service()
    .from('profiles')
    .select('username')
    .in(
      'id',
      people.map((person) => person.id),
    )
    .throwOnError();
  const secrets = [
    ...people.flatMap((person) => [person.id, person.email]),
    ...data.map(({ username }) => username ?? '?'),
    'First-',
    'Last-',
    'what-was-given',
    '8150815',
    given.id,
    session,
  ];
  for (const secret of secrets) expect(seen).not.toContain(secret);
});
