import { answer, saveAnswers, startSession } from '../testing/learning';
import { newClass, overview } from '../testing/classes';
import { codeOf, groupOf, newFriends, placeOf } from '../testing/friends';
import { holding } from '../testing/own-connection';
import { type Player, service } from '../testing/players';

/** Only on a real Postgres can one transaction wait for another. */
const onPostgres = process.env.TEST_CLUSTER ? test : test.skip;

type Write = PromiseLike<{ error: unknown }>;

interface Stage {
  readonly reporter: Player;
  readonly subject: string;
  report(): Write;
  end(): Write;
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

onPostgres.each(STAGES)('deleting %s while a report is sent leaves no report', async (_, set) => {
  const { reporter, subject, report, end } = await set();
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
  expect(data.filter(({ subject_id }) => subject_id === subject)).toEqual([]);
});

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
