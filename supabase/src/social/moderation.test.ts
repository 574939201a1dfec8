import { randomUUID } from 'node:crypto';
import type { PublicNameKind as Kind } from '@ninefold/contracts';
import { newClass, overview } from '../testing/classes';
import { makeGroup, newFriend, newFriends, readGroup } from '../testing/friends';
import { newPlayer, service, type Player } from '../testing/players';
import { badName, remove, REMOVED } from '../testing/reported-names';

const take = async ({ client, id }: Player, username: string) =>
  (await client.from('profiles').update({ username }).eq('id', id)).error;

const isAvailable = async ({ client }: Player, p_username: string) =>
  (await client.rpc('username_available', { p_username }).throwOnError()).data;

const usernameOf = async ({ client }: Player) =>
  (await client.from('profiles').select('username').single().throwOnError()).data.username;

/** A name of each kind, and how its owner chooses another. */
const NAMED: Readonly<Record<Kind, (name: string) => Promise<Named>>> = {
  username: async (name) => {
    const [owner, reader] = await newFriends(2);
    await service()
      .from('profiles')
      .update({ username: name, shown_on_boards: true })
      .eq('id', owner!.id)
      .throwOnError();
    await reader!.client.rpc('report_board_name', { p_username: name }).throwOnError();
    return {
      subject: owner!.id,
      rename: (next) => take(owner!, next),
      current: async () => (await usernameOf(owner!)) ?? '',
    };
  },
  group_name: async (name) => {
    const owner = await newFriend();
    const group = await makeGroup(owner, name);
    await owner.client.rpc('report_friend_group', { p_group_id: group, p_member_id: null }).throwOnError();
    const { client } = owner;
    return {
      subject: group,
      rename: async (p_name) =>
        (await client.rpc('rename_friend_group', { p_group_id: group, p_name })).error,
      again: async (p_name) =>
        (await client.rpc('create_friend_group', { p_group_id: randomUUID(), p_name })).error,
      current: async () => (await readGroup(owner, group)).name,
    };
  },
  class_name: async (name) => {
    const { teacher, id, students } = await newClass('Mina');
    const { client } = teacher;
    await client.rpc('rename_class', { p_class_id: id, p_name: name }).throwOnError();
    const report = { p_kind: 'class_name', p_subject_id: id } as const;
    await students[0].client.rpc('report_name_in_class', report).throwOnError();
    return {
      subject: id,
      rename: async (p_name) => (await client.rpc('rename_class', { p_class_id: id, p_name })).error,
      again: async (p_name) => (await client.rpc('create_class', { p_id: randomUUID(), p_name })).error,
      current: async () => (await overview(client, id)).name,
    };
  },
  student_name: async (name) => {
    const { teacher, id, code, students } = await newClass(name);
    const { client } = students[0];
    const subject = (await overview(teacher.client, id)).students[0]?.id ?? '';
    const report = { p_kind: 'student_name', p_subject_id: subject } as const;
    await teacher.client.rpc('report_name_in_class', report).throwOnError();
    return {
      subject,
      rename: async (p_name) => (await client.rpc('rename_in_class', { p_class_id: id, p_name })).error,
      again: async (p_name) => {
        await client.rpc('leave_class', { p_class_id: id }).throwOnError();
        return (await client.rpc('join_class', { p_code: code, p_name })).error;
      },
      current: async () => (await overview(teacher.client, id)).students[0]?.name ?? '',
    };
  },
};

interface Named {
  readonly subject: string;
  readonly rename: (name: string) => Promise<unknown>;
  /** The same for another row of the same owner. */
  readonly again?: (name: string) => Promise<unknown>;
  readonly current: () => Promise<string>;
}

const KINDS = Object.keys(NAMED) as Kind[];

test.each(KINDS)('a removed %s cannot be chosen again, nor one that looks like it', async (kind) => {
  const name = badName();
  const { subject, rename, again, current } = await NAMED[kind](name);
  await remove(kind, subject, name);
  expect(await current()).not.toContain(name);
  const disguised = [name, `x_${name}_x`, name.replace('vile', 'v1l3'), name.replace('vile', 'v_i_l_e')];
  const shared = [
    name.toUpperCase(),
    [...name].join(' '),
    `The ${name}s`,
    name.replace('vile', 'vílé'),
    `${name}\u200b`,
  ];
  for (const look of [...disguised, ...(kind === 'username' ? [] : shared)])
    expect([look, await rename(look)]).toMatchObject([look, REMOVED]);
  expect(await current()).not.toContain(name);
  expect(await rename(`fine${Date.now() % 100_000}`)).toBeNull();
  if (again) expect(await again(name)).toMatchObject(REMOVED);
});

test.each(KINDS)('changing a reported %s does not close the report', async (kind) => {
  const name = badName();
  const { subject, rename, current } = await NAMED[kind](name);
  const next = `kind${name.slice(4)}`;
  expect(await rename(next)).toBeNull();
  const { data } = await service().rpc('reported_names').throwOnError();
  expect(data.filter(({ subject_id }) => subject_id === subject)).toMatchObject([
    { kind, name, current_name: next, reports: 1 },
  ]);
  await remove(kind, subject, name);
  // The new name is not the reported one.
  expect(await current()).toBe(next);
  expect(await rename(name)).toMatchObject(REMOVED);
});

describe('a username that replaces a removed one', () => {
  const neutralOf = async () => {
    const name = badName();
    const { subject, rename, current } = await NAMED.username(name);
    await remove('username', subject, name);
    return { rename, neutral: await current() };
  };

  test('cannot be chosen, because leaving it is not counted', async () => {
    const { rename, neutral } = await neutralOf();
    const other = await newPlayer();
    for (const name of [neutral, 'player_0123abcde']) {
      expect(await isAvailable(other, name)).toBe(false);
      expect(await take(other, name)).toMatchObject({ code: '23505', hint: 'username-reserved' });
    }
    expect(await rename(`fine${Date.now() % 100_000}`)).toBeNull();
    expect(await rename(neutral)).toMatchObject({ code: '23505', hint: 'username-reserved' });
  });

  test('does not rest', async () => {
    const { rename, neutral } = await neutralOf();
    expect(await rename(`n_${randomUUID().slice(0, 8)}`)).toBeNull();
    // It looks the same, and does not have the form that is reserved.
    expect(await isAvailable(await newPlayer(), neutral.replace('_', ''))).toBe(true);
  });
});

test('a reported name that was only disguised is removed too', async () => {
  const name = badName();
  const { subject, rename, current } = await NAMED.username(name);
  expect(await rename(`${name}_1`)).toBeNull();
  await remove('username', subject, name);
  expect(await current()).toMatch(/^player_/);
});

test('the check of a username says that a removed one is not available to its owner', async () => {
  const player = await newFriend();
  const name = badName();
  await take(player, name);
  await (await newFriend()).client.rpc('report_board_name', { p_username: name });
  await service().from('profiles').update({ shown_on_boards: true }).eq('id', player.id).throwOnError();
  await (await newFriend()).client.rpc('report_board_name', { p_username: name }).throwOnError();
  await remove('username', player.id, name);
  expect(await isAvailable(player, `${name}_`)).toBe(false);
});

test('names of others are not affected by a removal', async () => {
  const name = badName();
  const { subject } = await NAMED.group_name(name);
  await remove('group_name', subject, name);
  const other = await newFriend();
  expect((await readGroup(other, await makeGroup(other, name))).name).toBe(name);
});

describe('a person changes', () => {
  const freeName = () => `n_${randomUUID().slice(0, 8)}`;

  test('the username five times in 30 days after choosing the first', async () => {
    const player = await newPlayer();
    for (let times = 0; times <= 5; times += 1) expect(await take(player, freeName())).toBeNull();
    const before = await usernameOf(player);
    const refused = await take(player, freeName());
    expect(refused).toMatchObject({ code: 'PT429', hint: 'too-many-renames' });
    const seconds = Number((refused as { details: string }).details);
    expect(seconds).toBeGreaterThan(29 * 86_400);
    expect(seconds).toBeLessThanOrEqual(30 * 86_400);
    expect(await usernameOf(player)).toBe(before);
    // The rest of the profile can still be saved.
    const { error } = await player.client.from('profiles').update({ first_name: 'Ada' }).eq('id', player.id);
    expect(error).toBeNull();
  });

  test('learns nothing about other usernames after that', async () => {
    const [player, owner] = [await newPlayer(), await newPlayer()];
    const [given, taken] = [freeName(), freeName()];
    for (const name of [given, taken]) expect(await take(owner, name)).toBeNull();
    for (let times = 0; times <= 5; times += 1) expect(await take(player, freeName())).toBeNull();
    for (const name of [given, taken, freeName()])
      expect(await take(player, name)).toMatchObject({ code: 'PT429', hint: 'too-many-renames' });
  });

  test('names of groups and classes twenty times a day together', async () => {
    const owner = await newFriend();
    const group = await makeGroup(owner);
    const { data } = await owner.client
      .rpc('create_class', { p_id: randomUUID(), p_name: 'Class 7b' })
      .throwOnError();
    const renameClass = (p_name: string) => owner.client.rpc('rename_class', { p_class_id: data.id, p_name });
    const renameGroup = (p_name: string) =>
      owner.client.rpc('rename_friend_group', { p_group_id: group, p_name });
    for (let times = 0; times < 10; times += 1) {
      expect((await renameClass(`Class ${times}`)).error).toBeNull();
      expect((await renameGroup(`Group ${times}`)).error).toBeNull();
    }
    const refused = { code: 'PT429', hint: 'too-many-renames' };
    expect((await renameClass('Class 8a')).error).toMatchObject(refused);
    expect((await renameGroup('Group 8a')).error).toMatchObject(refused);
    // Saving the same name again changes nothing.
    expect((await renameClass('Class 9')).error).toBeNull();
  });
});

/** The same for a name that somebody has and for one that rests, so that nobody learns which it is. */
const TAKEN = { code: '23505', hint: 'username-taken', message: 'Username is already taken', details: null };

test('a username that somebody has is refused like one that rests', async () => {
  const [owner, other] = [await newPlayer(), await newPlayer()];
  const name = `u_${owner.id.slice(0, 8)}`;
  expect(await take(owner, name)).toBeNull();
  expect(await take(other, name)).toEqual(TAKEN);
});

describe('a released username', () => {
  test('rests for 30 days, and its owner can take it back', async () => {
    const [owner, other] = [await newPlayer(), await newPlayer()];
    const name = `r_${owner.id.slice(0, 8)}`;
    expect(await take(owner, name)).toBeNull();
    expect(await take(owner, `s_${owner.id.slice(0, 8)}`)).toBeNull();
    for (const look of [name, name.toLowerCase().replace('_', '__')]) {
      expect(await isAvailable(other, look)).toBe(false);
      expect(await take(other, look)).toEqual(TAKEN);
    }
    expect(await isAvailable(owner, name)).toBe(true);
    expect(await take(owner, name)).toBeNull();
  });

  test('of a deleted account rests too', async () => {
    const [owner, other] = [await newPlayer(), await newPlayer()];
    const name = `t_${owner.id.slice(0, 8)}`;
    await take(owner, name);
    await service().auth.admin.deleteUser(owner.id);
    expect(await isAvailable(other, name)).toBe(false);
    expect(await take(other, name)).toEqual(TAKEN);
  });
});

test('the name of a group that a deleted account chose is replaced', async () => {
  const [owner, member] = await newFriends(2);
  const group = await makeGroup(owner!, 'Adas own foxes');
  const code = (await readGroup(owner!, group)).code ?? '';
  await member!.client.rpc('join_friend_group', { p_code: code }).throwOnError();
  await service().auth.admin.deleteUser(owner!.id);
  expect((await readGroup(member!, group)).name).toBe('Friend group');
});

test('checking usernames is limited per person', async () => {
  const player = await newPlayer();
  const check = () => player.client.rpc('username_available', { p_username: 'somebody' });
  const responses = await Promise.all(Array.from({ length: 61 }, check));
  expect(responses.filter(({ error }) => error)).toMatchObject([
    { status: 429, error: { code: 'PT429', hint: 'too-many-calls' } },
  ]);
});
