import { screen, waitFor } from '@testing-library/react';
import type { GroupInvitation } from '@ninefold/contracts';
import { fault, refusal, rpcClient } from '@ninefold/web/testing';
import { address, NOON, renderGames } from '../testing/render-games';
import { CODE, invitation, openAs, groupOf, SECRET } from './testing/open-friends';

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('an invitation', () => {
  test('says what others will see before one joins', async () => {
    let joined = false;
    const { user } = await openAs(`/friends/join/${CODE}`, {
      friend_group_invitation: () => invitation(),
      join_friend_group: () => {
        joined = true;
        return invitation({ status: 'joined', group_id: 'group-1' });
      },
      friend_group: () => groupOf({ name: 'נבחרת החידות' }),
    });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Join “נבחרת החידות”?');
    expect(screen.getByText('3 people are in this group. It has room for 50.')).toBeInTheDocument();
    expect(screen.getByText(/your time for a puzzle, once they have solved it too/)).toBeInTheDocument();
    expect(joined).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(address()).toBe('/friends/group-1'));
  });

  test('that a busy server refuses is asked for again without a message', async () => {
    const answers = [fault('57014'), invitation()];
    const { calls } = await openAs(`/friends/join/${CODE}`, {
      friend_group_invitation: () => answers.shift() ?? 'offline',
    });
    const heading = () => screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(heading()).toHaveTextContent('Join “נבחרת החידות”?'));
    expect(calls).toHaveLength(2);
  });

  test.each<[string, Partial<GroupInvitation>, string | RegExp]>([
    ['is full', { status: 'full' }, 'This group is full'],
    ['is one too many', { status: 'too-many' }, 'You are in too many groups'],
    ['needs a username', { status: 'set-up-first' }, 'Choose a username first'],
    ['does not work', { status: 'wrong-code', name: null, members: 0 }, 'This invitation does not work'],
    [
      'is one of many tries',
      { status: 'wait', name: null, members: 0, wait_seconds: 1_500 },
      'Too many codes',
    ],
    [
      'is one of many wrong ones of the network',
      { status: 'network-wait', name: null, members: 0, wait_seconds: 300 },
      'Too many wrong codes',
    ],
    [
      'was used by many people today',
      { status: 'too-many-joins', wait_seconds: 300 },
      'Many people have joined today',
    ],
  ])('that %s says so and leads on', async (_, over, title) => {
    await openAs(`/friends/join/${CODE}`, { friend_group_invitation: () => invitation(over) });
    await screen.findByRole('heading', { name: title });
    expect(screen.getAllByRole('link').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  });

  test.each<[string, Partial<GroupInvitation>, RegExp | string]>([
    ['was taken back', { status: 'wrong-code', name: null }, /^The code was mistyped/],
    ['is one of many tries', { status: 'wait', name: null, wait_seconds: 60 }, /Try again in a minute/],
    [
      'is one of many of the network',
      { status: 'network-wait', name: null, wait_seconds: 60 },
      /open the link/,
    ],
    ['is full meanwhile', { status: 'full' }, 'Thank you. We will look at the name.'],
  ])('that is reported and %s says what came of it', async (_, over, words) => {
    const { user } = await openAs(`/friends/join/${CODE}`, {
      friend_group_invitation: () => invitation(),
      report_friend_group_invitation: () => invitation(over),
    });
    await user.click(await screen.findByRole('button', { name: "Report the group's name" }));
    await user.click(await screen.findByRole('button', { name: 'Report Name' }));
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  test('to a group that fills up meanwhile says so after the click', async () => {
    const { user } = await openAs(`/friends/join/${CODE}`, {
      friend_group_invitation: () => invitation({ members: 49 }),
      join_friend_group: () => invitation({ status: 'full', members: 50 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Join' }));
    expect(await screen.findByRole('heading', { name: 'This group is full' })).toHaveFocus();
  });

  test('to a group that one already belongs to opens the group', async () => {
    await openAs(`/friends/join/${CODE}`, {
      friend_group_invitation: () => invitation({ status: 'member', group_id: 'group-1' }),
      friend_group: () => groupOf(),
    });
    await screen.findByRole('heading', { name: 'The quick foxes' });
    expect(address()).toBe('/friends/group-1');
  });

  test('by a code tells a guest what a group is, sends no request, and waits for the sign-up', async () => {
    const supabase = jest.fn();
    await renderGames(`/friends/join/${CODE}`, { supabase });
    await screen.findByRole('heading', { name: 'You are invited to a friend group' });
    expect(supabase).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Create a free account' })).toHaveAttribute('href', '/signup');
    expect(localStorage.getItem('invitation')).toBe(`${NOON} /friends/join/${CODE}`);
  });

  test('by a link tells a guest who invites to which group', async () => {
    const asked: unknown[] = [];
    const client = rpcClient({
      friend_group_preview: (args) => {
        asked.push(args);
        return { name: 'נבחרת החידות', invited_by: 'ada' };
      },
    });
    await renderGames(`/friends/join/${SECRET}`, { supabase: () => Promise.resolve(client) });
    const ada = await screen.findByText('ada');
    const title = screen.getByRole('heading', { level: 1 });
    expect(title).toContainElement(ada);
    expect(title).toHaveTextContent('ada invites you to “נבחרת החידות”');
    expect([...title.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([
      'ada',
      'נבחרת החידות',
    ]);
    expect(asked).toEqual([{ p_secret: SECRET }]);
    expect(localStorage.getItem('invitation')).toBe(`${NOON} /friends/join/${SECRET}`);
  });

  test.each([
    ['its owner does not allow it', () => null],
    ['the network has opened too many links', () => refusal('network-busy', '60')],
    ['there is no connection', () => 'offline' as const],
  ])('by a link names nobody if %s', async (_, respond) => {
    const client = rpcClient({ friend_group_preview: respond });
    await renderGames(`/friends/join/${SECRET}`, { supabase: () => Promise.resolve(client) });
    await screen.findByRole('heading', { name: 'You are invited to a friend group' });
    expect(screen.getByRole('link', { name: 'Create a free account' })).toBeVisible();
  });

  test.each(['K7M4', 'not-a-code'])(
    'by "%s", which cannot be a code, asks for the code without a call',
    async (text) => {
      const { calls } = await openAs(`/friends/join/${text}`, {});
      await screen.findByRole('heading', { name: 'This invitation does not work' });
      expect(screen.getByRole('textbox', { name: 'Code' })).toBeVisible();
      expect(calls).toEqual([]);
    },
  );

  test('by a code in another form looks up the code', async () => {
    const asked: unknown[] = [];
    await openAs('/friends/join/k7m4-xq2p', {
      friend_group_invitation: (args) => {
        asked.push(args);
        return invitation();
      },
    });
    await screen.findByRole('button', { name: 'Join' });
    expect(asked).toEqual([{ p_code: CODE }]);
  });

  test('is no longer stored once its page is open', async () => {
    localStorage.setItem('invitation', `${NOON} /friends/join/${CODE}`);
    await openAs(`/friends/join/${CODE}`, { friend_group_invitation: () => invitation() });
    await screen.findByRole('button', { name: 'Join' });
    expect(localStorage.getItem('invitation')).toBeNull();
  });
});
