import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { mistakeLabel, SKILLS } from '@ninefold/learning';
import {
  assignment,
  attempt,
  SECRET,
  fakeClasses,
  overviewOf,
  studentSkill,
  studentProgress,
  TEACHING,
} from '../../testing/fake-classes';
import { openLearning } from '../../testing/render-learning';
import { classCsv } from './class-csv';

const SIGN = mistakeLabel('The size is right, but the sign is not.');
const NEGATIVE = 'negative-numbers';

const students = [
  studentProgress('Mina', {
    work: ['done', 'open'],
    skills: [
      studentSkill(NEGATIVE, {
        level: 'proficient',
        answers: 14,
        correct: 6,
        mistakes: [
          { mistake: SIGN, times: 6 },
          { mistake: 'deadbeef', times: 1 },
          { mistake: 'other', times: 1 },
        ],
      }),
    ],
  }),
  studentProgress('نور', {
    work: ['started', 'open'],
    skills: [
      studentSkill(NEGATIVE, { answers: 10, correct: 7, mistakes: [{ mistake: SIGN, times: 3 }] }),
      studentSkill('of-a-newer-build', { answers: 3 }),
    ],
  }),
];
const assignments = [
  assignment({ what: NEGATIVE }),
  assignment({ kind: 'placement', what: 'B1', due_on: '2026-12-01' }),
];

const open = (over = {}, address = '/classes/class-1') => {
  const server = fakeClasses({ ...TEACHING, overview: overviewOf({ assignments, students, ...over }) });
  return { server, ...openLearning(address, server) };
};

test('a class without students shows its code first, in groups and as a link to copy', async () => {
  const { user } = open({ students: [], assignments: [] });
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  const [first] = await screen.findAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent('Invite students');
  expect(screen.getByTestId('invitation-code')).toHaveTextContent('K7M4-XQ2P');
  expect(screen.getByText(/^Works through Fri, Dec 25\. Students enter it at/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Share the link' }));
  expect(await screen.findByText('The link is copied.')).toBeVisible();
  expect(write).toHaveBeenCalledWith(`${location.origin}/classes/join/${SECRET}`);
});

test('renews or closes a code only after confirmation, without losing the focus', async () => {
  const { user, server } = open({ students: [], assignments: [] });
  const confirm = async (name: string) => {
    await user.click(await screen.findByRole('button', { name }));
    await user.click(within(screen.getByRole('dialog', { name })).getByRole('button', { name }));
  };
  await user.click(await screen.findByRole('button', { name: 'New code' }));
  expect(screen.getByRole('dialog', { name: 'New code' })).toHaveTextContent(
    /stops working immediately\. The link stays/,
  );
  expect(server.calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await confirm('New code');
  const message = await screen.findByText(/There is a new code/);
  await waitFor(() => expect(message).toHaveFocus());
  expect(screen.getByTestId('invitation-code')).not.toHaveTextContent('K7M4-XQ2P');
  await confirm('Close the class to new students');
  await waitFor(() => expect(screen.getByText('The class is closed to new students.')).toHaveFocus());
  expect(server.calls.map(([, args]) => args)).toEqual([
    { p_class_id: 'class-1', p_open: true },
    { p_class_id: 'class-1', p_open: false },
  ]);
});

test('says that a code has expired, and renews it with one tap', async () => {
  const { user, server } = open({ students: [], assignments: [], code: null, code_expires_on: '2026-11-24' });
  expect(await screen.findByText('The code worked through Tue, Nov 24. The link still works.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New code' }));
  await waitFor(() => expect(screen.getByText(/There is a new code/)).toHaveFocus());
  expect(screen.getByTestId('invitation-code')).toBeVisible();
  expect(server.calls).toEqual([['renew_class_code', { p_class_id: 'class-1', p_open: true }]]);
  expect(server.responses.overview).toMatchObject({ link_secret: SECRET });
});

test('a closed class shows no code, no link and no choice about it, and opens with one tap', async () => {
  const closed = { link_secret: null, code: null, code_expires_on: null };
  const { user } = open({ students: [], assignments: [], ...closed });
  const reopen = await screen.findByRole('button', { name: 'Open it with a new code' });
  for (const name of ['Share the link', 'New code'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(reopen);
  expect(await screen.findByTestId('invitation-code')).toBeVisible();
});

test('the teacher decides whether the link says who invites to what before sign-in', async () => {
  const { user, server } = open();
  const box = await screen.findByRole('checkbox', { name: /before they sign in/ });
  expect(box).toBeChecked();
  await user.click(box);
  await waitFor(() => expect(box).not.toBeChecked());
  expect(server.calls).toEqual([['show_class_preview', { p_class_id: 'class-1', p_shown: false }]]);
});

test('shows who has started and finished an assignment', async () => {
  const { user } = open();
  expect(await screen.findByText(/Due Mon, Nov 30 · 1 of 2 done, 1 started/)).toBeVisible();
  expect(screen.getByText(/Due Tue, Dec 1 · 0 of 2 done/)).toBeVisible();
  await user.click(screen.getAllByText('Details')[0]!);
  expect(screen.getByText('Done', { selector: 'dt span' }).closest('div')).toHaveTextContent('Mina');
});

test('removes an assignment only after confirmation, which names it', async () => {
  const { user, server } = open();
  await screen.findByText(/1 of 2 done/);
  for (const summary of screen.getAllByText('Details')) await user.click(summary);
  await user.click(screen.getByRole('button', { name: 'Remove Negative numbers' }));
  expect(server.calls).toEqual([]);
  server.responses.overview = overviewOf({ assignments: assignments.slice(1), students });
  const dialog = within(screen.getByRole('dialog', { name: 'Remove Negative numbers' }));
  await user.click(dialog.getByRole('button', { name: 'Remove Negative numbers' }));
  await waitFor(() => expect(screen.getByText('Removed: Negative numbers.')).toHaveFocus());
  expect(server.calls).toEqual([['unassign', { p_assignment_id: assignments[0]?.id }]]);
});

test('describes mastery in words, with names as row headers', async () => {
  const { user } = open();
  const table = await screen.findByRole('table', { name: /Each student’s mastery: Assigned skills/ });
  const row = within(table).getByRole('row', { name: /Mina/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Mina');
  expect(within(row).getByText('Proficient')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Skills' }), 'Statistics');
  const other = screen.getByRole('table', { name: /Statistics/ });
  expect(within(other).getAllByText('Not started').length).toBeGreaterThan(10);
});

test('counts a known mistake over the class: nine of 24 answers, and by whom', async () => {
  const { user } = open();
  const name = await screen.findByText('The size is right, but the sign is not.');
  const line = name.closest('summary')!;
  expect(line).toHaveTextContent('9 of 24');
  await user.click(line);
  expect(line.closest('details')).toHaveTextContent(/Made by Mina 6, نور 3/);
  expect(line.closest('details')).toHaveTextContent(/This mistake leads to .+ instead of/);
  // A made-up label has no text of its own.
  expect(screen.getByText('Another mistake').closest('summary')).toHaveTextContent('2 of 24');
  expect(document.body).not.toHaveTextContent('deadbeef');
});

test('shows five of many skills first, and moves the focus to the next one', async () => {
  const skills = SKILLS.slice(0, 7).map(({ id }) => studentSkill(id, { answers: 3, correct: 1 }));
  const { user } = open({ students: [studentProgress('Mina', { skills })] });
  const part = within(await screen.findByRole('region', { name: 'Known mistakes' }));
  expect(part.getAllByRole('heading', { level: 3 })).toHaveLength(5);
  await user.click(part.getByRole('button', { name: 'Show 2 more skills' }));
  expect(part.getAllByRole('heading', { level: 3 })[5]).toHaveFocus();
});

test('assigns a skill by name and dailies by day', async () => {
  const { user, server } = open({ assignments: [] });
  await user.click(await screen.findByRole('button', { name: 'Assign something' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'A technique');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Technique' }), 'last-cell');
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText(/^Assigned: Technique: /)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'What' }), "A day's puzzles");
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('Assigned: The three grids for Wed, Dec 2.')).toBeVisible();
  // The dialog cannot be canceled now.
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('button', { name: 'Assign something' })).toHaveFocus();
  expect(server.calls).toEqual([
    [
      'assign_to_class',
      { p_class_id: 'class-1', p_kind: 'technique', p_what: 'last-cell', p_due_on: '2026-12-02' },
    ],
    [
      'assign_to_class',
      { p_class_id: 'class-1', p_kind: 'dailies', p_what: '2026-12-02', p_due_on: '2026-12-02' },
    ],
  ]);
});

test('a student has a page, and is removed only after confirmation', async () => {
  const { user, server } = open({}, '/classes/class-1?student=student-Mina');
  expect(await screen.findByRole('heading', { level: 1, name: 'Mina' })).toBeVisible();
  expect(await screen.findByText('The size is right, but the sign is not.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove from the class' }));
  expect(server.calls).toEqual([]);
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Remove from the class' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Class 7b' })).toHaveFocus();
  expect(server.calls).toEqual([['remove_student', { p_student_id: 'student-Mina' }]]);
});

test('renames a class, and deletes it only after confirmation', async () => {
  const { user, server } = open();
  const field = await screen.findByRole('textbox', { name: 'Class name' });
  await user.clear(field);
  await user.type(field, 'Class 8b{Enter}');
  expect(await screen.findByText('Saved.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete this class' }));
  // In jsdom, `bdi` is a block, which adds spaces.
  const dialog = await screen.findByRole('dialog', { name: /^Delete Class 8b ?\?$/ });
  await user.click(within(dialog).getByRole('button', { name: 'Delete this class' }));
  expect(await screen.findByText(/give its code to your students/)).toBeVisible();
  expect(server.calls).toEqual([
    ['rename_class', { p_class_id: 'class-1', p_name: 'Class 8b' }],
    ['delete_class', { p_class_id: 'class-1' }],
  ]);
});

test('the export has the visible data, and no name runs as a formula', () => {
  const named = overviewOf({
    assignments: [assignment({ what: NEGATIVE, done_when: 'right', right_needed: 8 })],
    students: [
      {
        ...students[0]!,
        name: '=SUM(A1), "x"',
        work: ['done'],
        results: [
          {
            done_on: '2026-11-24',
            ...{ best: 9, practiced: 10, sessions: 14, has_older: true },
            attempts: [attempt({ correct: 9, helped: 1, retries: 1 })],
          },
        ],
      },
    ],
  });
  const csv = classCsv(named, (_, mistake) => (mistake === SIGN ? 'The sign is not right.' : undefined));
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(csv.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
    'table,student,assignment,due_on,rule,state,done_on,best,sessions,date,answers,correct,helped,second_attempts,worked_examples,lessons,ended_early,mixed,skill,mastery,mistake,times',
    `assignments,"'=SUM(A1), ""x""",Negative numbers,2026-11-30,"Done when 8 of 10 are right in one session, without help.",Done,2026-11-24,9,14 or more,,,,,,,,,,,,,`,
    `attempts,"'=SUM(A1), ""x""",Negative numbers,2026-11-30,,,,,,2026-11-24,10,9,1,1,0,0,false,false,,,,`,
    `skills,"'=SUM(A1), ""x""",,,,,,,,,14,6,,,,,,,Negative numbers,Proficient,,`,
    `mistakes,"'=SUM(A1), ""x""",,,,,,,,,14,,,,,,,,Negative numbers,,The sign is not right.,6`,
    `mistakes,"'=SUM(A1), ""x""",,,,,,,,,14,,,,,,,,Negative numbers,,Another mistake,2`,
  ]);
});

test('what a student or teacher invented reaches neither the page nor the export', async () => {
  const invented = 'visit-evil-test';
  const overview = {
    assignments: [assignment({ what: invented }), assignment({ kind: 'technique', what: invented })],
    students: [
      studentProgress('Mina', {
        work: ['open', 'open'],
        skills: [
          studentSkill(invented, { answers: 5, mistakes: [{ mistake: SIGN, times: 2 }] }),
          studentSkill(NEGATIVE, { answers: 5, mistakes: [{ mistake: 'badcab1e', times: 2 }] }),
        ],
      }),
    ],
  };
  expect(classCsv(overviewOf(overview), () => undefined)).not.toMatch(/evil|badcab1e/);
  for (const address of ['/classes/class-1', '/classes/class-1?student=student-Mina']) {
    open(overview, address);
    expect(await screen.findByText('Another mistake')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/evil|badcab1e/);
    cleanup();
  }
});
