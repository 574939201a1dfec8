import { assign, dayIn, join, newClass, ofStudent, overview } from '../testing/classes';
import {
  EIGHT,
  PROFICIENT,
  right,
  wrong,
  hard,
  lesson,
  practice,
  seen,
  classWith,
} from '../testing/done-rules';
import { type answers, complete, requestMigration, saveAnswers, startSession } from '../testing/learning';
import { asOwner } from '../testing/own-connection';

test('eight of ten right is done at eight, and not at seven or with help', async () => {
  const one = await classWith(EIGHT);
  await practice(one.student, [...right(7), ...wrong(3)]);
  await practice(one.student, [...right(7), ...right(3, { helped: true, support: 'retry' })]);
  expect(await seen(one)).toMatchObject({
    work: ['started'],
    results: [{ done_on: null, best: 7, attempts: [{ correct: 7, helped: 3, retries: 3 }, { helped: 0 }] }],
  });
  await practice(one.student, [...right(8), ...wrong(2)]);
  expect(await seen(one)).toMatchObject({
    work: ['done'],
    results: [{ done_on: dayIn(0), best: 8, attempts: [{ correct: 8 }, { correct: 7 }, { correct: 7 }] }],
  });
});

test('right answers of two sessions are not added, and those after the tenth exercise do not count', async () => {
  const one = await classWith(EIGHT);
  await practice(one.student, right(5));
  await practice(one.student, right(5));
  await practice(one.student, [...wrong(5), ...right(20)]);
  expect(await seen(one)).toMatchObject({ work: ['started'], results: [{ best: 5 }] });
});

test('exercises about another skill are not right ones of the assigned skill', async () => {
  const one = await classWith(EIGHT);
  await practice(one.student, [...right(7), ...right(3, { skill: 'median' })]);
  expect(await seen(one)).toMatchObject({ work: ['started'], results: [{ best: 7 }] });
});

test('the same exercise sent ten times counts once, and another skill does not count', async () => {
  const one = await classWith(EIGHT);
  await practice(one.student, right(10, { seed: 5 }));
  expect(await seen(one)).toMatchObject({
    work: ['started'],
    results: [{ best: 1, attempts: [{ exercises: 1 }] }],
  });
  const other = await classWith();
  await practice(other.student, right(10, { skill: 'median' }));
  await practice(other.student, [
    ...wrong(1, { skill: 'median', support: 'lesson' }),
    ...wrong(1, { skill: 'median', support: 'lesson' }),
  ]);
  expect(await seen(other)).toEqual({ work: ['started'], results: [null] });
});

test('an answer with support is a helped one, whatever the device says', async () => {
  const one = await classWith(EIGHT);
  await practice(one.student, [...right(2), ...right(8, { support: 'retry' })]);
  expect(await seen(one)).toMatchObject({ results: [{ best: 2, attempts: [{ correct: 2, helped: 8 }] }] });
});

test('a session that is not finished counts for no rule', async () => {
  const one = await classWith(EIGHT);
  const { id } = await startSession(one.student.client, { kind: 'skill', skill: 'mean' });
  await saveAnswers(one.student.client, id, right(10));
  expect(await seen(one)).toEqual({ work: ['started'], results: [null] });
});

test('sessions that began before the assignment or as a guest do not count, and late ones do', async () => {
  const { teacher, id, code, students } = await newClass('Mina');
  const one = { teacher, id, code, students };
  const [student] = students;
  const { id: early } = await startSession(student.client, { kind: 'skill', skill: 'mean' });
  await assign(teacher.client, id, 'skill', 'mean', 7, EIGHT);
  await saveAnswers(student.client, early, right(10));
  await complete(student.client, early);
  const guest = crypto.randomUUID();
  await requestMigration(student.client, { id: guest });
  await saveAnswers(student.client, guest, right(10));
  await complete(student.client, guest);
  expect(await seen(one)).toEqual({ work: ['open'], results: [null] });
  // Due the day before yesterday.
  await asOwner(
    (sql) => sql`update private.class_assignments set due_on = ${dayIn(-2)} where class_id = ${id}`,
  );
  await practice(student, right(9));
  expect(await seen(one)).toMatchObject({
    work: ['done'],
    results: [{ done_on: dayIn(0), attempts: [{ correct: 9 }] }],
  });
});

test('ten exercises may be in two sessions of one day, also with help', async () => {
  const one = await classWith();
  await practice(one.student, [...right(2), ...right(2, { helped: true, support: 'example' })]);
  expect(await seen(one)).toMatchObject({ work: ['started'], results: [{ done_on: null }] });
  await practice(one.student, [...wrong(5), ...right(1, { helped: true })]);
  expect(await seen(one)).toMatchObject({
    work: ['done'],
    results: [
      {
        done_on: dayIn(0),
        attempts: [
          { exercises: 6, correct: 0, helped: 1, retries: 0, whole: false },
          { exercises: 4, correct: 2, helped: 2, examples: 2, whole: false },
        ],
      },
    ],
  });
});

test('a session that ended after two lessons is a whole one, and one lesson is not enough', async () => {
  const one = await classWith();
  await practice(one.student, [...wrong(2), ...lesson()]);
  expect(await seen(one)).toMatchObject({
    work: ['started'],
    results: [{ attempts: [{ lessons: 1, whole: false }] }],
  });
  await practice(one.student, [...wrong(1), ...lesson(), ...right(2, { skill: 'median' }), ...lesson()]);
  expect(await seen(one)).toMatchObject({
    work: ['done'],
    results: [{ done_on: dayIn(0), best: 0, attempts: [{ exercises: 5, lessons: 2, whole: true }, {}] }],
  });
  // It does not count as enough right answers.
  await assign(one.teacher.client, one.id, 'skill', 'mean', 7, EIGHT);
  expect(await seen(one)).toMatchObject({ work: ['started'] });
});

test('proficient is done after a finished session that leaves the skill proficient, and stays done', async () => {
  const one = await classWith(PROFICIENT);
  await practice(one.student, wrong(10));
  expect(await seen(one)).toMatchObject({
    work: ['started'],
    results: [{ attempts: [{ proficient: false }] }],
  });
  await practice(one.student, hard(10));
  expect(await seen(one)).toMatchObject({
    work: ['done'],
    results: [{ done_on: dayIn(0), attempts: [{ proficient: true }, { proficient: false }] }],
  });
  await practice(one.student, wrong(10));
  expect(await seen(one)).toMatchObject({ work: ['done'], results: [{ done_on: dayIn(0) }] });
});

test('a session of several skills counts if it leaves the skill proficient, and for no other rule', async () => {
  const one = await classWith(PROFICIENT);
  await assign(one.teacher.client, one.id, 'skill', 'mean', 8);
  await assign(one.teacher.client, one.id, 'skill', 'mean', 9, EIGHT);
  const { client } = one.student;
  const mixed = async (list: ReturnType<typeof answers>) => {
    const { id } = await startSession(client, { kind: 'practice' });
    await saveAnswers(client, id, [...list, ...right(3, { skill: 'median', difficulty: 1 })]);
    await complete(client, id);
  };
  await mixed(wrong(2));
  expect(await seen(one)).toEqual({ work: ['open', 'open', 'open'], results: [null, null, null] });
  await mixed(hard(10));
  expect(await seen(one)).toMatchObject({
    work: ['done', 'open', 'open'],
    results: [
      {
        done_on: dayIn(0),
        best: null,
        attempts: [{ mixed: true, exercises: 10, correct: 10, proficient: true }],
      },
      null,
      null,
    ],
  });
  // A listed session is one that counts, so nothing that is listed has not started.
  await assign(one.teacher.client, one.id, 'skill', 'mean', 8, PROFICIENT);
  await assign(one.teacher.client, one.id, 'skill', 'mean', 7, { p_done_when: 'practiced' });
  expect(await seen(one)).toMatchObject({
    work: ['open', 'done', 'open'],
    results: [null, { done_on: dayIn(0), attempts: [{ mixed: true }] }, null],
  });
});

test('the rule can be changed, and earlier attempts count for the new one', async () => {
  const one = await classWith(EIGHT);
  await practice(one.student, [...right(6), ...wrong(4)]);
  expect((await seen(one)).work).toEqual(['started']);
  await assign(one.teacher.client, one.id, 'skill', 'mean', 7, { ...EIGHT, p_right_needed: 6 });
  expect(await seen(one)).toMatchObject({ work: ['done'], results: [{ done_on: dayIn(0) }] });
  await assign(one.teacher.client, one.id, 'skill', 'mean', 7, { ...EIGHT, p_right_needed: 7 });
  // Without a rule it stays.
  await assign(one.teacher.client, one.id, 'skill', 'mean');
  const { assignments } = await overview(one.teacher.client, one.id);
  expect(assignments).toMatchObject([{ done_when: 'right', right_needed: 7 }]);
  expect((await seen(one)).work).toEqual(['started']);
});

test.each([
  ['five of ten', { p_done_when: 'right', p_right_needed: 5 }],
  ['eleven of ten', { p_done_when: 'right', p_right_needed: 11 }],
  ['no number', { p_done_when: 'right' }],
  ['a number without its rule', { p_right_needed: 8 }],
  ['an unknown rule', { p_done_when: 'mastered' as 'right' }],
  ['a rule of skills for a placement', { ...EIGHT, p_kind: 'placement', p_what: 'B1' }],
] as const)('an assignment with %s is refused', async (_, rule) => {
  const { teacher, id } = await newClass();
  const { error } = await teacher.client.rpc('assign_to_class', {
    ...{ p_class_id: id, p_kind: 'skill', p_what: 'mean', p_due_on: dayIn(3), ...rule },
  });
  expect(error).toMatchObject({ code: '22023', hint: 'malformed-assignment' });
  expect((await overview(teacher.client, id)).assignments).toEqual([]);
});

test('students see the rule and their own attempts, exactly as the teacher does, and lose them when they leave', async () => {
  const one = await classWith(EIGHT);
  const { client } = one.student;
  const other = await newClass();
  await join(other.teacher.client, one.code, 'Zoe');
  await practice(one.student, right(8));
  const [mina, zoe] = (await overview(one.teacher.client, one.id)).students;
  expect(zoe?.results).toEqual([null]);
  const own = await ofStudent(client, one.id);
  expect(own).toMatchObject({ me: mina, assignments: [{ done_when: 'right', right_needed: 8 }] });
  expect(JSON.stringify(own)).not.toContain('Zoe');
  await client.rpc('leave_class', { p_class_id: one.id }).throwOnError();
  await join(client, one.code, 'Mina');
  expect(await seen(one)).toEqual({ work: ['open'], results: [null] });
});

test('the latest twelve attempts are kept; the state and the best stay, and an older day is not guessed', async () => {
  const one = await classWith(EIGHT);
  await practice(one.student, right(9));
  await asOwner(
    (sql) => sql`
      update private.class_work w set attempts = (
        select array_agg((a.started_at, a.ended_on - 1, a.mixed, a.practiced, a.correct, a.proficient_on, a.shown)::private.class_attempt)
        from unnest(w.attempts) a) where w.user_id = ${one.student.id}`,
  );
  expect(await seen(one)).toMatchObject({ results: [{ done_on: dayIn(-1), best: 9 }] });
  for (let round = 0; round < 12; round += 1) await practice(one.student, [...right(1), ...wrong(1)]);
  const { work, results } = await seen(one);
  expect(work).toEqual(['done']);
  expect(results[0]).toMatchObject({ done_on: null, best: 9, practiced: 10, sessions: 12, has_older: true });
  expect(results[0]?.attempts).toHaveLength(5);
});

test('the latest five sessions are listed, and the best, the day and the counts are those of all', async () => {
  const one = await classWith(EIGHT);
  await assign(one.teacher.client, one.id, 'skill', 'mean', 8);
  await practice(one.student, right(9));
  for (const correct of [2, 3, 4, 5, 6]) await practice(one.student, right(correct));
  const { work, results } = await seen(one);
  expect(work).toEqual(['done', 'done']);
  for (const result of results)
    expect(result).toMatchObject({
      done_on: dayIn(0),
      best: 9,
      practiced: 10,
      sessions: 6,
      has_older: false,
    });
  expect(results[0]?.attempts.map(({ correct }) => correct)).toEqual([6, 5, 4, 3, 2]);
  // Sessions that are not listed count, too.
  const other = await classWith();
  for (let round = 0; round < 8; round += 1) await practice(other.student, right(1));
  expect(await seen(other)).toMatchObject({ work: ['started'], results: [{ practiced: 8, sessions: 8 }] });
});
