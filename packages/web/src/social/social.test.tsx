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

test('what cannot be undone is said before it is done; a refusal stays in the question', async () => {
  const outcomes = ['You are not on this sheet any more.', null];
  const act = jest.fn(() => Promise.resolve(outcomes.shift() ?? null));
  const user = show(<Confirm action="Leave" lead="Nobody sees you here any more." act={act} />);
  await user.click(button('Leave'));
  expect(dialog().getByText('Nobody sees you here any more.')).toBeInTheDocument();
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(act).not.toHaveBeenCalled();
  await user.click(button('Leave'));
  await user.click(dialog().getByRole('button', { name: 'Leave' }));
  expect(dialog().getByRole('alert')).toHaveTextContent('You are not on this sheet any more.');
  await user.click(dialog().getByRole('button', { name: 'Leave' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a press while it is done does nothing more', async () => {
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

test('what has begun is not cancelled: the question stays until it is known what came of it', async () => {
  let done: (reason: string) => void = () => undefined;
  const act = () => new Promise<string>((resolve) => (done = resolve));
  const user = show(<Confirm action="Leave" lead="Out." act={act} />);
  await user.click(button('Leave'));
  await user.click(dialog().getByRole('button', { name: 'Leave' }));
  for (const name of ['Cancel', 'Close']) await user.click(dialog().getByRole('button', { name }));
  // The browser would close it.
  expect(fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })).toBe(false);
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(dialog().getByRole('button', { name: 'One moment...' })).toBeInTheDocument();
  await settle(async () => done('You are not on this sheet any more.'));
  expect(dialog().getByRole('alert')).toHaveTextContent('You are not on this sheet any more.');
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a name is reported after a question, and the thanks have the focus', async () => {
  const act = jest.fn(() => Promise.resolve(null));
  const user = show(<ReportName isSign label="Report the name of נבחרת" name="נבחרת" act={act} />);
  await user.click(button('Report the name of נבחרת'));
  expect(dialog().getByText('נבחרת').tagName).toBe('BDI');
  await user.click(dialog().getByRole('button', { name: 'Report Name' }));
  expect(act).toHaveBeenCalledTimes(1);
  expect(dialog().getByRole('status')).toHaveTextContent('Thank you. We will look at the name.');
  expect(document.activeElement).toHaveTextContent('Close');
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a form for a name says what is missing, why it was refused, and that it is saved', async () => {
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
])('the code is found in "%s"', async (typed) => {
  const user = show(<CodeForm hint="" action="Open" pathOf={(code) => `/join/${code}`} />);
  await user.click(button('Open'));
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription('Please enter the code.');
  await user.type(screen.getByRole('textbox', { name: 'Code' }), typed);
  await user.click(button('Open'));
  expect(screen.getByText(/^\/join\/0v9kabcdefghjkmnpqrstvwxyz /)).toBeInTheDocument();
});

test('a guest comes back to where they were', async () => {
  const user = show(<SignUpLinks />);
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  await user.click(screen.getByRole('link', { name: 'Create a free account' }));
  expect(screen.getByText(/^\/signup/)).toHaveTextContent(
    '/signup {"from":{"pathname":"/boards","search":"?all","hash":"#top"}}',
  );
});

test('a link is copied where it cannot be shared, and shown where it cannot be copied', async () => {
  const user = show(<ShareButton text="https://ninefold.test/c" label="Share the link" />);
  await user.click(button('Share the link'));
  expect(screen.getByRole('status')).toHaveTextContent('The link is copied.');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(button('Share the link'));
  expect(screen.getByRole('textbox')).toHaveValue('https://ninefold.test/c');
});

test('a player is known by a name of any script and a country', () => {
  show(<PlayerName username="ada" profile_color="#3B82F6" country="GB" />);
  expect(screen.getByText('ada').tagName).toBe('BDI');
  expect(screen.getByText('United Kingdom')).toBeInTheDocument();
});
