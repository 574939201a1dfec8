import { act as settle, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { PlatformProvider, useLocation } from '@ninefold/platform';
import { fakePlatform, MemoryRouter } from '@ninefold/platform/testing';
import { CodeForm, Confirm, NameForm, PlayerName, ReportName, ShareButton, SignUpLinks } from '.';

function Address() {
  const { pathname, state } = useLocation();
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
}

function show(children: ReactNode) {
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={['/boards?all#top']}>
      <PlatformProvider platform={fakePlatform()}>
        {children}
        <Address />
      </PlatformProvider>
    </MemoryRouter>,
  );
  return user;
}

const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));

test('asks before it acts, and shows a refusal in the dialog', async () => {
  const outcomes = ['You are no longer in this group.', null];
  const act = jest.fn(() => Promise.resolve(outcomes.shift() ?? null));
  const user = show(<Confirm action="Leave" lead="Nobody sees you here any more." act={act} />);
  await user.click(button('Leave'));
  expect(dialog().getByText('Nobody sees you here any more.')).toBeInTheDocument();
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(act).not.toHaveBeenCalled();
  await user.click(button('Leave'));
  await user.click(dialog().getByRole('button', { name: 'Leave' }));
  expect(dialog().getByRole('alert')).toHaveTextContent('You are no longer in this group.');
  await user.click(dialog().getByRole('button', { name: 'Leave' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('ignores clicks while the action runs', async () => {
  let done: (reason: null) => void = () => undefined;
  const act = jest.fn(() => new Promise<null>((resolve) => (done = resolve)));
  const user = show(<Confirm action="Leave" lead="Out." act={act} />);
  await user.click(button('Leave'));
  await user.click(dialog().getByRole('button', { name: 'Leave' }));
  await user.click(dialog().getByRole('button', { name: 'One moment...' }));
  expect(act).toHaveBeenCalledTimes(1);
  await settle(async () => done(null));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('keeps the dialog open until the result of the action is known', async () => {
  let done: (reason: string) => void = () => undefined;
  const act = () => new Promise<string>((resolve) => (done = resolve));
  const user = show(<Confirm action="Leave" lead="Out." act={act} />);
  await user.click(button('Leave'));
  await user.click(dialog().getByRole('button', { name: 'Leave' }));
  for (const name of ['Cancel', 'Close']) await user.click(dialog().getByRole('button', { name }));
  // Browsers close it.
  expect(fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })).toBe(false);
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(dialog().getByRole('button', { name: 'One moment...' })).toBeInTheDocument();
  await settle(async () => done('You are no longer in this group.'));
  expect(dialog().getByRole('alert')).toHaveTextContent('You are no longer in this group.');
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('reports a name after confirmation, and focuses the thanks', async () => {
  const act = jest.fn(() => Promise.resolve(null));
  const user = show(<ReportName isSign label="Report the name נבחרת" name="נבחרת" act={act} />);
  await user.click(button('Report the name נבחרת'));
  expect(dialog().getByText('נבחרת').tagName).toBe('BDI');
  await user.click(dialog().getByRole('button', { name: 'Report Name' }));
  expect(act).toHaveBeenCalledTimes(1);
  expect(dialog().getByRole('status')).toHaveTextContent('Thank you. We will look at the name.');
  expect(document.activeElement).toHaveTextContent('Close');
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a name form reports empty names, refusals and success', async () => {
  const act = jest.fn((name: string) =>
    Promise.resolve(name === 'admin' ? 'Please choose another name.' : null),
  );
  const user = show(<NameForm label="Name" action="Save" saved="Saved." act={act} />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  await user.type(field, '  {Enter}');
  expect(field).toHaveAccessibleDescription('Please enter a name of 1 to 40 characters.');
  expect(act).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, 'admin{Enter}');
  expect(field).toHaveAccessibleDescription('Please choose another name.');
  await user.clear(field);
  await user.type(field, 'Foxes{Enter}');
  expect(screen.getByText('Saved.')).toBeInTheDocument();
  await user.type(field, '!');
  expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
});

test.each([
  '0v9kabcdefghjkmnpqrstvwxyz',
  ' 0V9K abcd-efgh jkmn pqrs tvwx yz ',
  'https://ninefold.test/friends/join/0v9kabcdefghjkmnpqrstvwxyz/?from=chat#top',
])('finds the code in "%s"', async (typed) => {
  const user = show(<CodeForm hint="" action="Open" pathOf={(code) => `/join/${code}`} />);
  await user.click(button('Open'));
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription('Please enter the code.');
  await user.type(screen.getByRole('textbox', { name: 'Code' }), typed);
  await user.click(button('Open'));
  expect(screen.getByText(/^\/join\/0v9kabcdefghjkmnpqrstvwxyz /)).toBeInTheDocument();
});

test('sign-up links return to the current page', async () => {
  const user = show(<SignUpLinks />);
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  await user.click(screen.getByRole('link', { name: 'Create a free account' }));
  expect(screen.getByText(/^\/signup/)).toHaveTextContent(
    '/signup {"from":{"pathname":"/boards","search":"?all","hash":"#top"}}',
  );
});

test('copies a link that cannot be shared, and shows it if it cannot be copied', async () => {
  const user = show(<ShareButton text="https://ninefold.test/c" label="Share the link" />);
  await user.click(button('Share the link'));
  expect(screen.getByRole('status')).toHaveTextContent('The link is copied.');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(button('Share the link'));
  expect(screen.getByRole('textbox')).toHaveValue('https://ninefold.test/c');
});

test('shows a player with a name of any script and a country', () => {
  show(<PlayerName username="ada" profile_color="#3B82F6" country="GB" />);
  expect(screen.getByText('ada').tagName).toBe('BDI');
  expect(screen.getByText('United Kingdom')).toBeInTheDocument();
});
