import { act as settle, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { PlatformProvider, useLocation } from '@ninefold/platform';
import { fakePlatform, MemoryRouter } from '@ninefold/platform/testing';
import {
  CodeForm,
  Confirm,
  InvitationCode,
  NameForm,
  PlayerName,
  PreviewChoice,
  ReportName,
  NameInText,
  ShareButton,
  SignUpLinks,
} from '.';

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

test('a name in a sentence is isolated and not translated', () => {
  show(
    <h2>
      <NameInText words={['Remove ', ' from the group?']} name="Ève" />
    </h2>,
  );
  const heading = screen.getByRole('heading');
  expect(heading).toHaveTextContent('Remove Ève from the group?');
  const names = [...heading.querySelectorAll('bdi')];
  expect(names.map((name) => [name.textContent, name.getAttribute('translate')])).toEqual([['Ève', 'no']]);
});

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
  ['k7m4-xq2p', 'K7M4XQ2P'],
  ['Code: K7M4 XQ2P', 'K7M4XQ2P'],
  ['K٧M٤-XQ٢P', 'K7M4XQ2P'],
  [
    'https://ninefold.test/friends/join/0v9kabcdefghjkmnpqrstvwxyz/?from=chat#top',
    '0v9kabcdefghjkmnpqrstvwxyz',
  ],
])('finds the code in "%s"', async (pasted, code) => {
  const user = show(<CodeForm hint="" action="Open" pathOf={(found) => `/join/${found}`} />);
  const field = screen.getByRole('textbox', { name: 'Code' });
  await user.click(button('Open'));
  expect(field).toHaveAccessibleDescription('Please enter the code.');
  await user.type(field, 'K7M4');
  await user.click(button('Open'));
  expect(field).toHaveAccessibleDescription(/^This is not a whole code\./);
  await user.clear(field);
  expect(field).not.toBeInvalid();
  await user.paste(pasted);
  await user.click(button('Open'));
  expect(screen.getByText(new RegExp(`^/join/${code} `))).toBeInTheDocument();
});

test('the field for a code expects capital letters and no words', () => {
  show(<CodeForm hint="" action="Open" pathOf={() => '/'} />);
  const field = screen.getByRole('textbox', { name: 'Code' });
  for (const [name, value] of Object.entries({
    autocapitalize: 'characters',
    autocomplete: 'off',
    inputmode: 'text',
    spellcheck: 'false',
  }))
    expect(field).toHaveAttribute(name, value);
});

test('shows a code in two groups, left to right in every language', () => {
  show(<InvitationCode code="K7M4XQ2P" note="Works through Sat, Dec 26." />);
  const code = screen.getByTestId('invitation-code');
  expect(code).toHaveTextContent('K7M4-XQ2P');
  expect(code).toHaveAttribute('dir', 'ltr');
});

test('shows the choice at once, and the old one with the reason after a refusal', async () => {
  let answer: (reason: string | null) => void = () => undefined;
  const act = jest.fn(() => new Promise<string | null>((resolve) => (answer = resolve)));
  const user = show(<PreviewChoice label="Show it" isShown act={act} />);
  const box = screen.getByRole('checkbox', { name: 'Show it' });
  await user.click(box);
  expect(box).not.toBeChecked();
  await user.click(box);
  expect(act.mock.calls).toEqual([[false]]);
  await settle(async () => answer('That did not work.'));
  expect(box).toBeChecked();
  expect(screen.getByRole('alert')).toHaveTextContent('That did not work.');
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
