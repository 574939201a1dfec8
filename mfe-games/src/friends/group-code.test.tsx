import { screen, waitFor, within } from '@testing-library/react';
import { NOON } from '../testing/render-games';
import { CODE, groupOf, NOTHING, openAs } from './testing/open-friends';

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** The question is above the options. */
const question = () => within(screen.getAllByRole('dialog').at(-1)!);

describe('the invitation of a group', () => {
  test('has a code that the owner renews, while the link stays', async () => {
    let code: string = CODE;
    const { user } = await openAs('/friends/group-1', {
      friend_group: () => groupOf({ code }),
      renew_friend_group_code: () => {
        code = 'C7D4FH2J';
        return NOTHING;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Group options' }));
    expect(screen.getByTestId('invitation-code')).toHaveTextContent('K7M4-XQ2P');
    await user.click(screen.getByRole('button', { name: 'New code' }));
    expect(
      question().getByText(/The old code stops working immediately. The link stays/),
    ).toBeInTheDocument();
    await user.click(question().getByRole('button', { name: 'New code' }));
    await screen.findByText(/There is a new code/);
    expect(screen.getByTestId('invitation-code')).toHaveTextContent('C7D4-FH2J');
  });

  test('with an expired code says so, and is renewed with one tap', async () => {
    let code: string | null = null;
    const { user } = await openAs('/friends/group-1', {
      friend_group: () => groupOf({ code, code_expires_on: '2026-11-20' }),
      renew_friend_group_code: () => {
        code = CODE;
        return NOTHING;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Group options' }));
    expect(screen.getByText('The code worked through November 20. The link still works.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'New code' }));
    expect(await screen.findByTestId('invitation-code')).toHaveTextContent('K7M4-XQ2P');
  });

  test('shows who invites to what before sign-in only if the owner wants it', async () => {
    let shown = true;
    const { user } = await openAs('/friends/group-1', {
      friend_group: () => groupOf({ shows_preview: shown }),
      show_friend_group_preview: ({ p_shown }) => {
        shown = p_shown;
        return NOTHING;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Group options' }));
    const box = screen.getByRole('checkbox', { name: /before they sign in/ });
    expect(box).toBeChecked();
    await user.click(box);
    await waitFor(() => expect(shown).toBe(false));
    await waitFor(() => expect(box).not.toBeChecked());
  });
});
