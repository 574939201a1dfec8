import { randomUUID } from 'node:crypto';
import { newClass, overview } from '../testing/classes';
import { groupOf, makeGroup, newFriends, placeOf, readGroup } from '../testing/friends';
import { service, type Player } from '../testing/players';
import { badName, openReports, remove, REMOVED } from '../testing/reported-names';

test('leaving a class and joining it again does not close a report of the name', async () => {
  const name = badName();
  const { teacher, id, code, students } = await newClass(name);
  const { client } = students[0];
  const subject = (await overview(teacher.client, id)).students[0]?.id ?? '';
  await teacher.client
    .rpc('report_name_in_class', { p_kind: 'student_name', p_subject_id: subject })
    .throwOnError();
  await client.rpc('leave_class', { p_class_id: id }).throwOnError();
  await client.rpc('join_class', { p_code: code, p_name: name }).throwOnError();
  expect(await openReports(subject)).toMatchObject([{ name, current_name: null }]);
  await remove('student_name', subject, name);
  expect((await overview(teacher.client, id)).students[0]?.name).toMatch(/^Student /);
});

test.each(['class_name', 'group_name'] as const)(
  'making a class or a group again does not close a report of a %s',
  async (kind) => {
    const name = badName();
    const [owner, reader] = await newFriends(2);
    const { client } = owner!;
    const make = async () => {
      if (kind === 'group_name') return makeGroup(owner!, name);
      const made = client.rpc('create_class', { p_id: randomUUID(), p_name: name });
      return (await made.throwOnError()).data.id;
    };
    const subject = await make();
    if (kind === 'group_name') {
      const p_code = (await readGroup(owner!, subject)).code ?? '';
      await reader!.client.rpc('report_friend_group_invitation', { p_code }).throwOnError();
      await client.rpc('delete_friend_group', { p_group_id: subject }).throwOnError();
    } else {
      const p_code = (await overview(client, subject)).code ?? '';
      await reader!.client.rpc('report_class_invitation', { p_code }).throwOnError();
      await client.rpc('delete_class', { p_class_id: subject }).throwOnError();
    }
    const again = await make();
    expect(await openReports(subject)).toMatchObject([{ kind, name, current_name: null }]);
    await remove(kind, subject, name);
    const current = kind === 'group_name' ? await readGroup(owner!, again) : await overview(client, again);
    expect(current.name).not.toContain(name);
    expect(await openReports(subject)).toEqual([]);
  },
);

describe('a group that was reported and handed over', () => {
  const handedOver = async (name: string) => {
    const [dana, erin] = await newFriends(2);
    const group = await groupOf(dana!, erin!);
    const rename = ({ client }: Player, p_name: string) =>
      client.rpc('rename_friend_group', { p_group_id: group, p_name });
    await rename(dana!, name).throwOnError();
    await erin!.client.rpc('report_friend_group', { p_group_id: group, p_member_id: null }).throwOnError();
    const p_member_id = await placeOf(dana!, group, erin!);
    await dana!.client.rpc('transfer_friend_group', { p_group_id: group, p_member_id }).throwOnError();
    return { dana: dana!, erin: erin!, group, rename };
  };

  test('keeps its new name when the reported one is removed, and only its author cannot choose that again', async () => {
    const name = badName();
    const { dana, erin, group, rename } = await handedOver(name);
    await rename(erin, 'Nice people').throwOnError();
    await remove('group_name', group, name);
    expect((await readGroup(erin, group)).name).toBe('Nice people');
    const make = ({ client }: Player) =>
      client.rpc('create_friend_group', { p_group_id: randomUUID(), p_name: name });
    expect((await make(dana)).error).toMatchObject(REMOVED);
    expect((await make(erin)).error).toBeNull();
  });

  test('loses a new name that contains the reported one', async () => {
    const name = badName();
    const { erin, group, rename } = await handedOver(name);
    await rename(erin, `The ${name}s`).throwOnError();
    await remove('group_name', group, name);
    expect((await readGroup(erin, group)).name).toBe('Friend group');
  });

  test('has no report with the words of its author once that account is deleted', async () => {
    const { dana, erin, group } = await handedOver(badName());
    await service().auth.admin.deleteUser(dana.id);
    expect(await openReports(group)).toEqual([]);
    expect((await readGroup(erin, group)).name).toBe('Friend group');
  });

  test('cannot be reported for the name that replaces a removed one', async () => {
    const name = badName();
    const { erin, group } = await handedOver(name);
    await remove('group_name', group, name);
    await erin.client.rpc('report_friend_group', { p_group_id: group, p_member_id: null }).throwOnError();
    expect(await openReports(group)).toEqual([]);
  });
});

test('the export of a report tells nobody about the other person', async () => {
  const [author, reader] = await newFriends(2);
  const group = await groupOf(author!, reader!);
  await reader!.client.rpc('report_friend_group', { p_group_id: group, p_member_id: null }).throwOnError();
  const exportOf = async ({ client }: Player) =>
    JSON.stringify((await client.rpc('export_my_data').throwOnError()).data);
  expect(await exportOf(reader!)).toContain('"kind":"group_name"');
  expect(await exportOf(reader!)).not.toContain(author!.id);
  expect(await exportOf(author!)).not.toContain('"kind":"group_name"');
  expect(await exportOf(author!)).not.toContain(reader!.id);
});
