import { screen, waitFor } from '@testing-library/react';
import { refusal } from '@ninefold/web/testing';
import { signedIn } from '@ninefold/platform/testing';
import {
  ATTENDING,
  byCode,
  CODE,
  fakeClasses,
  overviewOf,
  ownOf,
  SECRET,
  TEACHING,
} from '../testing/fake-classes';
import { openLearning } from '../testing/render-learning';

const address = () => screen.getByTestId('address').textContent;
const press = (name: string) => screen.findByRole('button', { name });

test('a person without classes reads about teaching and attending, and can start either', async () => {
  openLearning('/classes', fakeClasses({}));
  expect(await screen.findByText(/Your teacher gives you a code/)).toBeVisible();
  expect(screen.getByText(/give its code to your students/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Join a class' })).toHaveAttribute('href', '/classes/join');
});

test('lists classes by role', async () => {
  openLearning('/classes', fakeClasses({ ...TEACHING, ...ATTENDING }));
  expect(await screen.findByRole('link', { name: /Class 7b 2 students/ })).toHaveAttribute(
    'href',
    '/classes/class-1',
  );
  expect(screen.getByRole('link', { name: /As Mina 1 assignment to do, next by Mon, Nov 30/ })).toBeVisible();
});

test('creating a class opens it, shows why a name is refused, and creates no second class after a lost response', async () => {
  const ids: string[] = [];
  const server = fakeClasses(
    {},
    {
      create_class: ({ p_id, p_name }) => {
        ids.push(p_id);
        if (p_name === 'Lost') return 'offline';
        if (p_name === 'admin') return refusal('name-reserved');
        if (p_name === 'evil.test') return refusal('name-link');
        if (p_name === 'Removed') return refusal('name-removed');
        if (p_name === 'Again') return refusal('too-many-renames', '16201');
        server.responses.teaching = [{ id: 'class-1', name: p_name, students: 0 }];
        server.responses.overview = overviewOf({ name: p_name });
        return { id: 'class-1' };
      },
    },
  );
  const { user } = openLearning('/classes', server);
  await user.click(await press('Make a class'));
  // The form that replaces the button has the focus.
  expect(screen.getByRole('textbox', { name: 'Class name' })).toHaveFocus();
  await user.click(await press('Make a class'));
  expect(await screen.findByText('Please enter a name of 1 to 40 characters.')).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Class name' });
  await user.type(field, 'admin{Enter}');
  expect(await screen.findByText('Please choose another name.')).toBeVisible();
  for (const [name, words] of [
    ['evil.test', 'A name cannot contain a link. Please choose another one.'],
    ['Removed', 'This name was removed after a report. Please choose another one.'],
    ['Again', 'You have changed names twenty times in a day. You can change them again in 5 hours.'],
  ] as const) {
    await user.clear(field);
    await user.type(field, `${name}{Enter}`);
    expect(await screen.findByText(words)).toBeVisible();
  }
  await user.clear(field);
  await user.type(field, 'Lost{Enter}');
  expect(await screen.findByText(/That did not work/)).toBeVisible();
  await user.clear(field);
  await user.type(field, 'Class 7b{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Class 7b' })).toBeVisible();
  expect(address()).toBe('/classes/class-1');
  expect([ids.length, new Set(ids).size]).toEqual([6, 1]);
});

test('shows a failure to load the list, and retries', async () => {
  let isDown = true;
  const server = fakeClasses(
    {},
    {
      my_classes: () =>
        isDown
          ? refusal('too-many-calls')
          : { day_key: '2026-11-25', seconds_to_reset: 1, teaching: [], attending: [] },
    },
  );
  const { user } = openLearning('/classes', server);
  const again = await press('Try again');
  isDown = false;
  await user.click(again);
  expect(await screen.findByText(/Your teacher gives you a code/)).toBeVisible();
});

test('waits without a message while another page of the teacher reads a class', async () => {
  let reads = 0;
  const server = fakeClasses(TEACHING, {
    class_overview: () => {
      reads += 1;
      return reads < 3 ? refusal('one-call-at-a-time', '0') : overviewOf();
    },
  });
  openLearning('/classes/class-1', server);
  expect(await screen.findByRole('heading', { level: 1, name: 'Class 7b' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(reads).toBe(3);
});

test("shows the same page for other people's and deleted classes", async () => {
  openLearning('/classes/class-2', fakeClasses(TEACHING));
  expect(await screen.findByText(/no longer exists, or you are not in it/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your classes' })).toBeVisible();
});

describe('an invitation', () => {
  test('explains the sign-up to a guest, and returns to the code afterwards', async () => {
    openLearning(`/classes/join/${CODE}`, fakeClasses({}), { auth: { status: 'out' } });
    expect(await screen.findByRole('heading', { name: 'You are invited to a class' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create a free account' })).toHaveAttribute('href', '/signup');
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    expect(screen.getByText(/how often you made each known mistake/)).toBeVisible();
    // The link in the verification mail opens another tab.
    expect(localStorage.getItem('invitation')).toMatch(new RegExp(`^\\d+ /classes/join/${CODE}$`));
  });

  test('shows what the teacher will see before joining, and lets the student choose a name', async () => {
    const server = fakeClasses(
      {},
      {
        class_of_code: () => byCode('open'),
        join_class: ({ p_name }) => {
          if (p_name === 'Zoe') return byCode('name-taken');
          Object.assign(server.responses, ATTENDING, { own: ownOf() });
          return byCode('joined');
        },
      },
    );
    // With the trailing slash of the invitation link.
    localStorage.setItem('invitation', `0 /classes/join/${CODE}/`);
    const { user } = openLearning(`/classes/join/${CODE}/`, server, { auth: signedIn() });
    expect(await screen.findByText('Class 7b')).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('invitation')).toBeNull());
    expect(screen.getByText(/Your email address, your username, your individual answers/)).toBeVisible();
    const name = screen.getByRole('textbox', { name: 'Your name in this class' });
    expect(name).toHaveValue('');
    await user.type(name, 'Zoe{Enter}');
    expect(await screen.findByText(/has a similar name/)).toBeVisible();
    await user.clear(name);
    await user.type(name, 'Mina{Enter}');
    expect(await screen.findByRole('heading', { name: 'What your teacher sees' })).toBeVisible();
    expect(address()).toBe('/classes/class-1');
  });

  test.each([
    ['Code: k7m4 xq2p', CODE],
    [`https://ninefold.test/classes/join/${SECRET}/?from=chat#top`, SECRET],
  ])('accepts a code or link, pasted as "%s"', async (pasted, code) => {
    const { user } = openLearning('/classes/join', fakeClasses({}, { class_of_code: () => byCode('open') }));
    const field = await screen.findByRole('textbox', { name: 'Code' });
    await user.click(await press('Continue'));
    expect(await screen.findByText('Please enter the code.')).toBeVisible();
    await user.type(field, 'K7M4{Enter}');
    expect(await screen.findByText(/^This is not a whole code\./)).toBeVisible();
    await user.clear(field);
    await user.paste(pasted);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Class 7b')).toBeVisible();
    expect(address()).toBe(`/classes/join/${code}`);
  });

  test('by a link tells a guest which teacher invites to which class', async () => {
    const asked: unknown[] = [];
    const class_preview = (args: unknown) => {
      asked.push(args);
      return { name: 'צוות 7b', invited_by: 'ms_lovelace' };
    };
    openLearning(`/classes/join/${SECRET}`, fakeClasses({}, { class_preview }), { auth: { status: 'out' } });
    const teacher = await screen.findByText('ms_lovelace');
    expect(teacher.tagName).toBe('BDI');
    expect(screen.getByText('צוות 7b').tagName).toBe('BDI');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'ms_lovelace invites you to the class “צוות 7b”',
    );
    expect(asked).toEqual([{ p_secret: SECRET }]);
  });

  test('by a link of a teacher without a username names the class alone', async () => {
    const class_preview = () => ({ name: 'Class 7b', invited_by: null });
    openLearning(`/classes/join/${SECRET}`, fakeClasses({}, { class_preview }), { auth: { status: 'out' } });
    await screen.findByText('Class 7b');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'You are invited to the class “Class 7b”',
    );
  });

  test.each([
    ['the teacher does not allow it', () => null],
    ['the network has opened too many links', () => refusal('network-busy', '60')],
    ['there is no connection', () => 'offline' as const],
  ])('by a link names nothing to a guest if %s', async (_, class_preview) => {
    openLearning(`/classes/join/${SECRET}`, fakeClasses({}, { class_preview }), { auth: { status: 'out' } });
    expect(await screen.findByRole('heading', { name: 'You are invited to a class' })).toBeVisible();
  });

  test('that cannot be a code asks for the code without a call', async () => {
    openLearning('/classes/join/K7M4', fakeClasses({}));
    expect(await screen.findByText(/There is no class with this code/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Code' })).toBeVisible();
  });

  test('can be reported before joining', async () => {
    const server = fakeClasses({}, { class_of_code: () => byCode('open') });
    const { user } = openLearning(`/classes/join/${CODE}`, server);
    await user.click(await press("Report the class's name"));
    await user.click(await screen.findByRole('button', { name: 'Report Name' }));
    expect(await screen.findByText('Thank you. We will look at the name.')).toBeVisible();
    expect(server.calls).toEqual([['report_class_invitation', { p_code: CODE }]]);
  });

  test.each([
    ['unknown', /There is no class with this code/],
    ['wait', /try again in 59 minutes/],
    ['network-wait', /from your network. Try again in 59 minutes/],
    ['own', /This is your own class/],
  ] as const)('shows why a report is refused: %s', async (status, text) => {
    const server = fakeClasses(
      {},
      {
        class_of_code: () => byCode('open'),
        report_class_invitation: () => byCode(status, { wait_seconds: 3_500 }),
      },
    );
    const { user } = openLearning(`/classes/join/${CODE}`, server);
    await user.click(await press("Report the class's name"));
    await user.click(await screen.findByRole('button', { name: 'Report Name' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(/Thank you/)).toBeNull();
  });

  test('is looked up for each person', async () => {
    let looks = 0;
    const server = fakeClasses(
      {},
      {
        class_of_code: () => {
          looks += 1;
          return byCode(looks === 1 ? 'own' : 'open');
        },
      },
    );
    const { signIn } = openLearning(`/classes/join/${CODE}`, server);
    expect(await screen.findByText(/This is your own class/)).toBeVisible();
    signIn('another-person');
    expect(await screen.findByRole('textbox', { name: 'Your name in this class' })).toBeVisible();
  });

  test.each([
    ['unknown', /There is no class with this code/],
    ['full', /This class is full/],
    ['too-many', /You are in 20 classes/],
    ['wait', /try again in 59 minutes/],
    ['network-wait', /or open the class link instead/],
    ['too-many-joins', /Many people have joined with this code today/],
    ['own', /This is your own class/],
  ] as const)('explains why it cannot be used: %s', async (status, text) => {
    const server = fakeClasses({}, { class_of_code: () => byCode(status, { wait_seconds: 3_500 }) });
    openLearning(`/classes/join/${CODE}`, server);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Your name in this class' })).toBeNull();
    expect(screen.queryAllByRole('textbox', { name: 'Code' })).toHaveLength(status === 'unknown' ? 1 : 0);
  });

  test('links to a class that the person is in', async () => {
    const server = fakeClasses({ ...ATTENDING, own: ownOf() }, { class_of_code: () => byCode('joined') });
    openLearning(`/classes/join/${CODE}`, server);
    expect(await screen.findByRole('heading', { level: 1, name: 'Class 7b' })).toBeVisible();
  });
});
