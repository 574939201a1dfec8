import { answer, saveAnswers, startSession } from '../testing/learning';
import { randomUUID } from 'node:crypto';
import { codeOf as codeOfClass, newClass, overview } from '../testing/classes';
import { codeOf, groupOf, newFriends, placeOf, readGroup } from '../testing/friends';
import { asOwner, holding } from '../testing/own-connection';
import { newPlayer, type Player, service } from '../testing/players';

/** Only on a real Postgres can one transaction wait for another. */
const onPostgres = process.env.TEST_CLUSTER ? test : test.skip;

type Write = PromiseLike<{ error: unknown }>;

interface Stage {
  readonly reporter: Player;
  readonly subject: string;
  report(): Write;
  end(): Write;
  readonly left: number;
}

const STAGES: readonly (readonly [string, () => Promise<Stage>])[] = [
  [
    'a friend group, by its invitation',
    async () => {
      const [owner, reporter] = await newFriends(2);
      const group = await groupOf(owner!);
      const p_code = await codeOf(owner!, group);
      return {
        reporter: reporter!,
        subject: group,
        report: () => reporter!.client.rpc('report_friend_group_invitation', { p_code }),
        end: () => owner!.client.rpc('delete_friend_group', { p_group_id: group }),
        // Its owner could make it again.
        left: 1,
      };
    },
  ],
  [
    'a person, by a friend group',
    async () => {
      const [owner, member] = await newFriends(2);
      const group = await groupOf(owner!, member!);
      const p_member_id = await placeOf(owner!, group, member!);
      return {
        reporter: owner!,
        subject: member!.id,
        report: () => owner!.client.rpc('report_friend_group', { p_group_id: group, p_member_id }),
        end: () => service().auth.admin.deleteUser(member!.id),
        left: 0,
      };
    },
  ],
  [
    'the teacher of a class, by its invitation',
    async () => {
      const { teacher, id, code } = await newClass();
      const reporter = await newPlayer();
      return {
        reporter,
        subject: id,
        report: () => reporter.client.rpc('report_class_invitation', { p_code: code }),
        end: () => service().auth.admin.deleteUser(teacher.id),
        left: 0,
      };
    },
  ],
];

/** Locks the count of a person's reports today, where a report waits after it has read the name. */
const countOf = async ({ id }: Player): Promise<string> => {
  const p_subject = `report:person:${id}`;
  await service().rpc('count_attempt', { p_subject, p_limit: 20, p_window_seconds: 86_400 }).throwOnError();
  return p_subject;
};

onPostgres.each(STAGES)(
  'deleting %s while a report is sent leaves no report of an account',
  async (_, set) => {
    const { reporter, subject, report, end, left } = await set();
    const count = await countOf(reporter);
    const calls = await holding(
      (sql) => sql`
      select from private.rate_limits where subject_digest = private.rate_limit_digest(${count}) for update`,
      async (waiting) => {
        const reported = report().then(({ error }) => error);
        await waiting(1);
        const ended = end().then(({ error }) => error);
        await Promise.race([ended, waiting(2)]);
        return { reported, ended };
      },
    );
    expect(await Promise.all([calls.reported, calls.ended])).toEqual([null, null]);
    const { data } = await service().rpc('reported_names').throwOnError();
    expect(data.filter(({ subject_id }) => subject_id === subject)).toHaveLength(left);
  },
);

onPostgres(
  'two members of a group report each other: neither waits, so that there is no deadlock',
  async () => {
    const people = await newFriends(2);
    const [one, other] = people;
    const group = await groupOf(one!, other!);
    const places = [await placeOf(one!, group, other!), await placeOf(other!, group, one!)];
    const reported = await holding(
      // Each of the reports locks both of them.
      (sql) =>
        sql`select from public.profiles where id = any (${people.map(({ id }) => id)}::uuid[]) for key share`,
      (waiting) =>
        Promise.race([
          Promise.all(
            people.map(({ client }, at) =>
              client.rpc('report_friend_group', { p_group_id: group, p_member_id: places[at]! }),
            ),
          ).then((calls) => calls.map(({ error }) => error)),
          waiting(1).then(() => 'one waits'),
        ]),
    );
    expect(reported).toEqual([null, null]);
  },
);

onPostgres('what a student answers while their name is taken away is counted', async () => {
  const { teacher, id, students } = await newClass('Mina');
  const [{ client }] = students;
  const place = (await overview(teacher.client, id)).students[0]?.id ?? '';
  await teacher.client
    .rpc('report_name_in_class', { p_kind: 'student_name', p_subject_id: place })
    .throwOnError();
  const { id: session } = await startSession(client);
  const calls = await holding(
    (sql) => sql`select from private.name_reports where subject_id = ${place} for update`,
    async (waiting) => {
      const settled = service()
        .rpc('resolve_reported_name', {
          p_kind: 'student_name',
          p_subject_id: place,
          p_name: 'Mina',
          p_remove: true,
        })
        .then(({ error }) => error);
      await waiting(1);
      const saved = saveAnswers(client, session, [answer({ correct: false, mistake: 'deadbeef' })]);
      await Promise.race([saved, waiting(2)]);
      return { settled, saved };
    },
  );
  await Promise.all([calls.settled, calls.saved]);
  const [student] = (await overview(teacher.client, id)).students;
  expect(student?.name).toMatch(/^Student /);
  expect(student?.skills).toEqual([expect.objectContaining({ answers: 1 })]);
});

onPostgres('an account that is deleted while it reports a name is told so', async () => {
  const [owner, reporter] = await newFriends(2);
  const group = await groupOf(owner!, reporter!);
  const calls = await holding(
    (sql) => sql`select from private.friend_groups where id = ${group} for update`,
    async (waiting) => {
      // It has locked the profile and waits for the group.
      const deleted = service()
        .auth.admin.deleteUser(reporter!.id)
        .then(({ error }) => error);
      await waiting(1);
      const reported = reporter!.client
        .rpc('report_friend_group', { p_group_id: group, p_member_id: null })
        .then(({ error }) => error);
      await waiting(2);
      return { deleted, reported };
    },
  );
  expect(await calls.deleted).toBeNull();
  expect(await calls.reported).toMatchObject({ code: '42501', hint: 'account-deleted' });
});

/** A name that somebody else has reported, and its author's calls. */
const REPORTED: readonly (readonly ['class_name' | 'group_name', () => Promise<Reported>])[] = [
  [
    'class_name',
    async () => {
      const { teacher, id, students } = await newClass('Mina');
      await students[0].client
        .rpc('report_name_in_class', { p_kind: 'class_name', p_subject_id: id })
        .throwOnError();
      return {
        author: teacher,
        subject: id,
        name: 'Class 7b',
        nameAgain: () => teacher.client.rpc('create_class', { p_id: id, p_name: 'Class 7b' }),
        current: async () => (await overview(teacher.client, id)).name,
      };
    },
  ],
  [
    'group_name',
    async () => {
      const [author, reader] = await newFriends(2);
      const id = await groupOf(author!, reader!);
      await reader!.client.rpc('report_friend_group', { p_group_id: id, p_member_id: null }).throwOnError();
      const name = 'The quick foxes';
      return {
        author: author!,
        subject: id,
        name,
        nameAgain: () => author!.client.rpc('create_friend_group', { p_group_id: id, p_name: name }),
        current: async () => (await readGroup(reader!, id)).name,
      };
    },
  ],
];

interface Reported {
  readonly author: Player;
  readonly subject: string;
  readonly name: string;
  nameAgain(): PromiseLike<{ error: unknown }>;
  current(): Promise<string>;
}

/** Removes the name, and makes another call while the removal waits for the report. */
const duringRemoval = (
  p_kind: 'class_name' | 'group_name',
  { subject, name }: Reported,
  call: () => PromiseLike<{ error: unknown }>,
) =>
  holding(
    (sql) => sql`select from private.name_reports where subject_id = ${subject} for update`,
    async (waiting) => {
      const removed = service()
        .rpc('resolve_reported_name', { p_kind, p_subject_id: subject, p_name: name, p_remove: true })
        .then(({ error }) => error);
      await waiting(1);
      const called = call().then(({ error }) => error);
      await waiting(2);
      return { removed, called };
    },
  );

describe.each(REPORTED)('a reported %s that is removed', (kind, set) => {
  onPostgres('while the account of its author is deleted: no deadlock', async () => {
    const reported = await set();
    const calls = await duringRemoval(kind, reported, () =>
      service().auth.admin.deleteUser(reported.author.id),
    );
    expect(await Promise.all([calls.removed, calls.called])).toEqual([null, null]);
  });

  onPostgres('while its author chooses it again does not come back', async () => {
    const reported = await set();
    const calls = await duringRemoval(kind, reported, reported.nameAgain);
    expect(await calls.removed).toBeNull();
    expect(await calls.called).toMatchObject({ code: '22023', hint: 'name-removed' });
    expect(await reported.current()).not.toBe(reported.name);
  });
});

onPostgres('two accounts that are deleted with two reports between them: no deadlock', async () => {
  const [author, reader, other] = await newFriends(3);
  const group = await groupOf(author!, reader!);
  await reader!.client.rpc('report_friend_group', { p_group_id: group, p_member_id: null }).throwOnError();
  const { data } = await author!.client
    .rpc('create_class', { p_id: randomUUID(), p_name: 'Class 7b' })
    .throwOnError();
  const p_code = await codeOfClass(author!.client, data.id);
  await reader!.client.rpc('report_class_invitation', { p_code }).throwOnError();
  await author!.client.rpc('delete_friend_group', { p_group_id: group }).throwOnError();
  // Enough that both deletions find their reports by index, each by another one.
  await asOwner(async (sql) => {
    await sql`
      insert into private.name_reports (reported_by, kind, subject_id, named_by, name)
      select ${other!.id}, 'username', gen_random_uuid(), ${other!.id}, n from generate_series(1, 3000) n`;
    await sql`analyze private.name_reports`;
  });
  const deleted = await holding(
    (sql) => sql`select from private.name_reports where reported_by = ${reader!.id} for update`,
    async (waiting) => {
      const calls = [author!, reader!].map(
        async ({ id }) => (await service().auth.admin.deleteUser(id)).error,
      );
      await waiting(2);
      return { calls };
    },
  );
  expect(await Promise.all(deleted.calls)).toEqual([null, null]);
  await service().auth.admin.deleteUser(other!.id);
});
