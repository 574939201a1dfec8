import { screen, waitFor, within } from '@testing-library/react';
import { MAX_GROUP_MEMBERS, GRID_GAMES } from '@ninefold/contracts';
import { signedIn } from '@ninefold/platform/testing';
import { refusal, rpcClient } from '@ninefold/web/testing';
import { address, NOON, renderGames, wait } from '../testing/render-games';
import {
  ADA,
  CODE,
  invitation,
  SECRET,
  NOTHING,
  OPEN,
  openAs,
  person,
  groupOf,
} from './testing/open-friends';

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('the list of groups', () => {
  test('explains groups when empty, and creates one', async () => {
    const made: string[][] = [];
    const { user } = await openAs('/friends', {
      friend_groups: () => [],
      create_friend_group: ({ p_group_id, p_name }) => {
        made.push([p_group_id, p_name]);
        return made.length === 1 ? 'offline' : p_group_id;
      },
      friend_group: () => groupOf({ members: [ADA] }),
    });
    await screen.findByText('You are not in a friend group yet.');
    await user.click(screen.getByRole('button', { name: 'Make a group' }));
    await user.type(screen.getByLabelText('Group name'), 'The quick foxes');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Make a group' }));
    await screen.findByText(/That did not work/);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Make a group' }));
    // The first response may only have been lost, so the same group is sent again.
    const [id = ''] = made[0] ?? [];
    await waitFor(() => expect(address()).toBe(`/friends/${id}`));
    expect(made).toEqual([
      [id, 'The quick foxes'],
      [id, 'The quick foxes'],
    ]);
  });

  test('says why a name is rejected, without reporting an error', async () => {
    const { user, reportError } = await openAs('/friends', {
      friend_groups: () => [],
      create_friend_group: () => refusal('name-reserved'),
    });
    await user.click(await screen.findByRole('button', { name: 'Make a group' }));
    await user.type(screen.getByLabelText('Group name'), 'Ninefold');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Make a group' }));
    await screen.findByText(/could be mistaken for ours/);
    expect(reportError).not.toHaveBeenCalled();
  });

  test('says when names can be changed again', async () => {
    const { user } = await openAs('/friends', {
      friend_groups: () => [],
      create_friend_group: () => refusal('too-many-renames', '3601'),
    });
    await user.click(await screen.findByRole('button', { name: 'Make a group' }));
    await user.type(screen.getByLabelText('Group name'), 'Foxes');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Make a group' }));
    await screen.findByText(/You can change them again in 2 hours\./);
  });

  test('shows each group’s members and how many played today', async () => {
    await openAs('/friends', {
      friend_groups: () => [
        { id: 'group-1', name: 'The quick foxes', is_owner: true, members: 7, played_today: 3 },
        { id: 'group-2', name: 'Family', is_owner: false, members: 1, played_today: 0 },
      ],
    });
    const [foxes, family] = await screen.findAllByRole('listitem');
    expect(foxes).toHaveTextContent('The quick foxesYours7 people, 3 of 7 played today');
    expect(family).toHaveTextContent('Family1 person, nobody has played today');
    expect(screen.getByRole('link', { name: 'Family' })).toHaveAttribute('href', '/friends/group-2');
  });

  test.each([
    ['k7m4-xq2p', CODE],
    ['Code: K7M4 XQ2P', CODE],
    [`https://ninefold.test/friends/join/${SECRET}?from=chat`, SECRET],
  ])('opens an invitation by %s', async (typed, code) => {
    const { user } = await openAs('/friends', {
      friend_groups: () => [],
      friend_group_invitation: () => invitation(),
    });
    await user.type(await screen.findByLabelText('Code'), typed);
    await user.click(screen.getByRole('button', { name: 'Open the invitation' }));
    await waitFor(() => expect(address()).toBe(`/friends/join/${code}`));
  });

  test('offers a retry when it cannot be loaded', async () => {
    let isOnline = false;
    const { user } = await openAs('/friends', { friend_groups: () => (isOnline ? [] : 'offline') });
    await wait(10_000);
    await screen.findByRole('alert');
    isOnline = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('You are not in a friend group yet.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('a group', () => {
  test('shows each member’s solved puzzles, week and streak', async () => {
    const today = {
      ...ADA.today,
      sum_grid: { solved: true, seconds: 72 },
      combined_grid: { solved: true, seconds: null },
    };
    await openAs('/friends/group-1', {
      friend_group: () =>
        groupOf({ members: [ADA, person('bob', { today, week: [0, 1, 3, 0, 0, 2, 2], streak: 5 })] }),
    });
    const bob = (await screen.findByRole('heading', { name: 'bob' })).closest('li')!;
    expect(
      within(bob)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Sum Grid: solved in 1:12Σ1:12', 'Multiplication Grid: open×–', 'Combined Grid: solvedΣ×']);
    expect(bob).toHaveTextContent(
      'Last seven days: Sunday 0, Monday 1, Tuesday 3, Wednesday 0, Thursday 0, Friday 2, today 2',
    );
    expect(bob).toHaveTextContent('Streak of 5 days');
  });

  test.each([
    [[], "Play today's Sum Grid", '/sum-grid'],
    [['sum_grid'], "Play today's Multiplication Grid", '/multiplication-grid'],
    [GRID_GAMES, 'Next: a lesson', '/learn/next'],
  ] as const)('with %j solved, the next thing is: %s', async (solved, name, path) => {
    const today = {
      ...ADA.today,
      ...Object.fromEntries(solved.map((game) => [game, { solved: true, seconds: 60 }])),
    };
    await openAs('/friends/group-1', { friend_group: () => groupOf({ members: [{ ...ADA, today }] }) });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path);
  });

  test('with one person on it invites', async () => {
    const share = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { share });
    const { user } = await openAs('/friends/group-1', { friend_group: () => groupOf({ members: [ADA] }) });
    await screen.findByRole('heading', { name: 'Nobody else has joined yet' });
    await user.click(screen.getByRole('button', { name: 'Share the invitation' }));
    expect(share).toHaveBeenCalledWith({
      text: `Join my group “The quick foxes” on Ninefold: ${window.location.origin}/friends/join/${SECRET}`,
    });
    expect(screen.getByTestId('invitation-code')).toHaveTextContent('K7M4-XQ2P');
    expect(screen.getByText(/^Works through December 21\./)).toBeInTheDocument();
    Reflect.deleteProperty(navigator, 'share');
  });

  test('of its owner alone, who took the invitation back, says how to invite again', async () => {
    let secret: string | null = null;
    const { user } = await openAs('/friends/group-1', {
      friend_group: () => groupOf({ members: [ADA], link_secret: secret, code: null, code_expires_on: null }),
      renew_friend_group_code: () => {
        secret = SECRET;
        return NOTHING;
      },
    });
    await screen.findByText('There is no invitation: nobody can join.');
    await user.click(screen.getByRole('button', { name: 'Make a new invitation' }));
    await screen.findByRole('button', { name: 'Share the invitation' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('that is full says so, and invites nobody', async () => {
    const others = Array.from({ length: MAX_GROUP_MEMBERS - 1 }, (_, at) => person(`bob${at}`));
    await openAs('/friends/group-1', { friend_group: () => groupOf({ members: [ADA, ...others] }) });
    await screen.findByText(/This group is full/);
    expect(screen.queryByRole('button', { name: 'Share the invitation' })).toBeNull();
  });

  test('is read again when a result was saved', async () => {
    let solved = false;
    const listeners: (() => void)[] = [];
    const client = rpcClient({
      friend_group: () =>
        groupOf({ members: [{ ...ADA, today: { ...ADA.today, sum_grid: { ...OPEN, solved } } }] }),
    });
    await renderGames('/friends/group-1', {
      auth: signedIn(),
      supabase: () => Promise.resolve(client),
      onSaved: (listener) => {
        listeners.push(listener);
        return () => {};
      },
    });
    await screen.findByRole('link', { name: "Play today's Sum Grid" });
    solved = true;
    for (const listener of listeners) listener();
    await screen.findByRole('link', { name: "Play today's Multiplication Grid" });
  });

  test('that the player is no longer in says so and shows a next action', async () => {
    const { calls } = await openAs('/friends/group-1', {
      friend_group: () => refusal('not-your-group'),
    });
    await screen.findByRole('heading', { name: 'You are not in this group' });
    expect(screen.getByRole('link', { name: 'All groups' })).toHaveAttribute('href', '/friends');
    expect(calls).toEqual(['friend_group']);
  });

  test('keeps what it has when it cannot be refreshed', async () => {
    let isOnline = true;
    const { user } = await openAs('/friends/group-1', {
      friend_group: () => (isOnline ? groupOf() : 'offline'),
      rename_friend_group: () => 'offline',
    });
    await user.click(await screen.findByRole('button', { name: 'Group options' }));
    isOnline = false;
    await user.click(screen.getByRole('button', { name: 'Save the name' }));
    await screen.findByText(/That did not work/);
    expect(screen.getByRole('heading', { name: 'bob', hidden: true })).toBeInTheDocument();
  });
});

/** The question is above the options. */
const innermost = () => within(screen.getAllByRole('dialog').at(-1)!);

describe('what cannot be undone is asked once', () => {
  test('the owner removes somebody', async () => {
    const removed: object[] = [];
    const { user } = await openAs('/friends/group-1', {
      friend_group: () => groupOf({ members: removed.length ? [ADA] : [ADA, person('bob')] }),
      remove_friend_group_member: (args) => {
        removed.push(args);
        return NOTHING;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Options for bob' }));
    await user.click(screen.getByRole('button', { name: 'Remove from the group' }));
    expect(removed).toEqual([]);
    expect(innermost().getByText(/no longer sees this group/).parentElement).toHaveTextContent(
      'bob no longer sees this group',
    );
    await user.click(innermost().getByRole('button', { name: 'Cancel' }));
    expect(removed).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove from the group' }));
    await user.click(innermost().getByRole('button', { name: 'Remove from the group' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Options for bob' })).toBeNull());
    expect(removed).toEqual([{ p_group_id: 'group-1', p_member_id: 'membership of bob' }]);
    // The focused button disappeared together with the member.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('a member leaves, sees nothing of the owner’s, and may report', async () => {
    const left = jest.fn();
    const { user } = await openAs('/friends/group-1', {
      friend_group: () =>
        groupOf({
          is_owner: false,
          link_secret: null,
          code: null,
          code_expires_on: null,
          members: [{ ...ADA, is_owner: false }, person('bob')],
        }),
      friend_groups: () => [],
      leave_friend_group: (args) => {
        left(args);
        return NOTHING;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Options for bob' }));
    const names = () =>
      within(screen.getByRole('dialog'))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(names()).toEqual(['Close', "Report this person's name"]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Group options' }));
    expect(names()).toEqual(['Close', "Report the group's name", 'Leave the group']);
    await user.click(screen.getByRole('button', { name: 'Leave the group' }));
    await user.click(innermost().getByRole('button', { name: 'Leave the group' }));
    await waitFor(() => expect(address()).toBe('/friends'));
    expect(left).toHaveBeenCalledWith({ p_group_id: 'group-1' });
  });
});

test.each(['/friends/group-1/more', '/friends/join/a/b'])('shows a not-found message at %s', async (path) => {
  await openAs(path, {});
  await screen.findByText('Page Not Found');
});
