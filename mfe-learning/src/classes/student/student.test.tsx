import { screen, within } from '@testing-library/react';
import {
  assignment,
  ATTENDING,
  fakeClasses,
  ownOf,
  studentSkill,
  studentProgress,
} from '../../testing/fake-classes';
import { openLearning } from '../../testing/render-learning';

const assignments = [
  assignment({ kind: 'technique', what: 'last-cell', due_on: '2026-11-20' }),
  assignment({ what: 'mean', due_on: '2026-11-26' }),
  assignment({ kind: 'dailies', what: '2026-11-27', due_on: '2026-11-27' }),
  assignment({ kind: 'placement', what: 'C1', due_on: '2026-11-28' }),
  assignment({ kind: 'skill', what: 'of-a-newer-build', due_on: '2026-11-29' }),
];

const open = (over = {}) => {
  const own = ownOf({
    assignments,
    me: studentProgress('Mina', {
      work: ['open', 'started', 'open', 'done', 'open'],
      skills: [studentSkill('mean', { answers: 4, correct: 3, mistakes: [{ mistake: 'other', times: 1 }] })],
    }),
    ...over,
  });
  const server = fakeClasses({ ...ATTENDING, own });
  return { server, ...openLearning('/classes/class-1', server) };
};

test('lists assignments by due date, each with a link to the work', async () => {
  open();
  const toDo = within(await screen.findByRole('region', { name: 'To do' }));
  expect(toDo.getByRole('link', { name: /^Continue / })).toHaveAttribute(
    'href',
    '/practice?kind=skill&skill=mean',
  );
  expect(toDo.getByRole('link', { name: /^Lesson / })).toHaveAttribute('href', '/learn/mean');
  // Past dailies cannot be solved for the class, and the other skill is unknown.
  expect(toDo.getByText('Available only on its day')).toBeVisible();
  expect(toDo.getByText(/This assignment needs a newer version/)).toBeVisible();
  // Overdue work can still be done, and missed dailies are listed.
  expect(toDo.getByText('1 assignment not done on time')).toBeVisible();
  expect(toDo.getByRole('link', { name: /^Start Technique: / })).toHaveAttribute(
    'href',
    '/learn/techniques/last-cell',
  );
  expect(toDo.getByText('1 done assignment')).toBeVisible();
});

test.each([
  ['everything was done', ['done', 'done'], 'You have done everything that is assigned.'],
  ['something was missed', ['done', 'open'], 'Nothing is due now.'],
] as const)('with nothing left to do, says whether %s', async (_, work, text) => {
  const over = ['2026-11-20', '2026-11-21'].map((day) =>
    assignment({ kind: 'dailies', what: day, due_on: day }),
  );
  open({ assignments: over, me: studentProgress('Mina', { work: [...work] }) });
  expect(await screen.findByText(text)).toBeVisible();
  const look = screen.queryByRole('link', { name: 'View The three grids for Sat, Nov 21' });
  expect(look?.getAttribute('href') ?? null).toBe(work[1] === 'open' ? '/archive/2026-11-21' : null);
});

test('shows the student what the teacher sees', async () => {
  open();
  const seen = within(await screen.findByRole('region', { name: 'What your teacher sees' }));
  expect(seen.getByText('Mina')).toBeVisible();
  expect(seen.getByText('Familiar').closest('li')).toHaveTextContent('3 of 4 right');
  expect(await seen.findByText('Another mistake')).toBeVisible();
  expect(seen.getByText('1 of 4')).toBeVisible();
});

test('an empty class explains itself', async () => {
  open({ assignments: [], me: studentProgress('Mina') });
  expect(await screen.findByText('Nothing is assigned yet.')).toBeVisible();
  expect(screen.getByText('No skills practiced yet.')).toBeVisible();
  expect(screen.getByText('No wrong answers yet.')).toBeVisible();
});

test('changes the name, and leaves the class after confirmation', async () => {
  const { user, server } = open();
  await user.click(await screen.findByRole('button', { name: 'Change your name' }));
  const field = screen.getByRole('textbox', { name: 'Your name in this class' });
  await user.clear(field);
  await user.type(field, 'Zoe{Enter}');
  expect(await screen.findByRole('button', { name: 'Change your name' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: "Report the class's name" }));
  await user.click(await screen.findByRole('button', { name: 'Report Name' }));
  expect(await screen.findByText('Thank you. We will look at the name.')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Close' })[1]!);
  await user.click(screen.getByRole('button', { name: 'Leave this class' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave this class' }));
  expect(await screen.findByText(/Your teacher gives you a code/)).toBeVisible();
  expect(server.calls).toEqual([
    ['rename_in_class', { p_class_id: 'class-1', p_name: 'Zoe' }],
    ['report_name_in_class', { p_kind: 'class_name', p_subject_id: 'class-1' }],
    ['leave_class', { p_class_id: 'class-1' }],
  ]);
});
