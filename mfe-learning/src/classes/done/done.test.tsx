import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AssignmentResult } from '@ninefold/contracts';
import {
  assignment,
  ATTENDING,
  attempt,
  fakeClasses,
  overviewOf,
  ownOf,
  studentProgress,
  studentSkill,
  TEACHING,
} from '../../testing/fake-classes';
import { openLearning } from '../../testing/render-learning';
import { soFarOf, summaryOf } from './progress';

const NEGATIVE = 'negative-numbers';
const eight = assignment({ what: NEGATIVE, due_on: '2026-11-30', done_when: 'right', right_needed: 8 });

const resultOf = (over: Partial<AssignmentResult> = {}): AssignmentResult => ({
  done_on: null,
  best: null,
  practiced: 0,
  sessions: over.attempts?.length ?? 0,
  has_older: false,
  attempts: [],
  ...over,
});
const grown = resultOf({
  done_on: '2026-11-24',
  best: 9,
  attempts: [
    attempt({ correct: 9, proficient: true }),
    attempt({ on: '2026-11-23', correct: 7, helped: 3, retries: 1, examples: 1 }),
    attempt({ on: '2026-11-22', correct: 1, exercises: 4, helped: 2, lessons: 2 }),
  ],
});
const tried = resultOf({ best: 6, attempts: [attempt()] });

const ofTeacher = (results: readonly (AssignmentResult | null)[], address = '/classes/class-1') => {
  const students = results.map((result, index) =>
    studentProgress(['Mina', 'Zoe'][index] ?? '', {
      work: [result === null ? 'open' : result.done_on ? 'done' : 'started'],
      results: [result],
    }),
  );
  const server = fakeClasses({ ...TEACHING, overview: overviewOf({ assignments: [eight], students }) });
  return { server, ...openLearning(address, server) };
};

test.each([
  [grown, '1 of 4 · 7, 9 of 10 · 5 with help · done Nov 24'],
  [resultOf({ ...grown, done_on: '2026-12-02' }), '1 of 4 · 7, 9 of 10 · 5 with help · done Dec 2, late'],
  [tried, '6 of 10'],
  [
    resultOf({ best: 0, attempts: [attempt({ correct: 0, exercises: 3, helped: 2, lessons: 2 })] }),
    '0 of 3 · 2 with help · ended with a lesson',
  ],
  [resultOf({ done_on: '2026-11-24', attempts: [attempt({ mixed: true })] }), 'done Nov 24'],
  [
    resultOf({ ...grown, sessions: 11 }),
    '1 of 4 · 7, 9 of 10 · 5 with help · 3 of 11 sessions shown · done Nov 24',
  ],
  [
    resultOf({ attempts: [attempt(), attempt({ mixed: true })], sessions: 12, has_older: true }),
    '6 of 10 · 1 of 12 or more sessions shown',
  ],
  [null, ''],
])('summarizes the work of a student in one line', (result, line) => {
  expect(summaryOf(eight, result)).toBe(line);
});

test.each([
  [
    assignment(),
    resultOf({ best: 1, practiced: 8, sessions: 8, attempts: [attempt({ exercises: 1, whole: false })] }),
    '8 of 10 exercises so far.',
  ],
  [assignment(), null, null],
  [eight, tried, 'Best so far: 6 of 10.'],
  [assignment({ done_when: 'proficient' }), null, 'Current level: Familiar.'],
  [assignment({ kind: 'placement', what: 'B1' }), null, null],
])('says how far a student is', (task, result, text) => {
  expect(soFarOf(task, result, 'familiar')).toBe(text);
});

test('a teacher chooses when a skill is done, and the number of right exercises', async () => {
  const { user, server } = ofTeacher([]);
  await user.click(await screen.findByRole('button', { name: 'Assign something' }));
  const rule = screen.getByRole('combobox', { name: 'Done when' });
  expect(rule).toHaveDisplayValue(/^Practiced/);
  expect(screen.queryByRole('combobox', { name: 'How many right' })).toBeNull();
  await user.selectOptions(rule, 'Enough right in one session');
  const needed = screen.getByRole('combobox', { name: 'How many right' });
  expect(needed).toHaveDisplayValue('8 of 10 right');
  expect(within(needed).getAllByRole('option')).toHaveLength(5);
  await user.selectOptions(needed, '7 of 10 right');
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('Done when 7 of 10 are right in one session, without help.')).toBeVisible();
  // Other kinds have one rule.
  await user.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'A placement');
  expect(screen.queryByRole('combobox', { name: 'Done when' })).toBeNull();
  expect(server.calls[0]?.[1]).toMatchObject({ p_kind: 'skill', p_done_when: 'right', p_right_needed: 7 });
});

test('the form says what is already assigned for its day, and keeps that rule unless another one is chosen', async () => {
  const { user, server } = ofTeacher([]);
  await user.click(await screen.findByRole('button', { name: 'Assign something' }));
  const note = () => screen.queryByText(/^Already assigned for this day/);
  const rule = screen.getByRole('combobox', { name: 'Done when' });
  expect(note()).toBeNull();
  fireEvent.change(screen.getByLabelText('Due on'), { target: { value: eight.due_on } });
  expect(note()?.closest('[role=status]')).toBeVisible();
  expect(rule).toHaveDisplayValue('Enough right in one session');
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('Assigned: Negative numbers.')).toBeVisible();
  expect(note()).toBeNull();
  expect(server.calls[0]?.[1]).toMatchObject({ p_done_when: 'right', p_right_needed: 8 });
  await user.selectOptions(rule, 'Proficient in the skill');
  expect(screen.queryByText('Assigned: Negative numbers.')).toBeNull();
  expect(note()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('Assigned: Negative numbers.')).toBeVisible();
  expect(server.calls[1]?.[1]).toMatchObject({ p_done_when: 'proficient' });
  // Another skill has the usual rule again.
  await user.selectOptions(screen.getByRole('combobox', { name: 'Skill' }), 'The mean');
  expect(note()).toBeNull();
  expect(rule).toHaveDisplayValue('Practiced: ten exercises');
});

test('a teacher sees in the class who is how far, and changes when the skill is done', async () => {
  const { user, server } = ofTeacher([grown, tried]);
  expect(await screen.findByText('Done when 8 of 10 are right in one session, without help.')).toBeVisible();
  const ofMina = within(screen.getByRole('table', { name: /Assigned skills/ })).getByRole('row', {
    name: /^Mina/,
  });
  expect(ofMina).toHaveTextContent('1 of 4 · 7, 9 of 10 · 5 with help · done Nov 24');
  await user.click(screen.getByText('Details'));
  const [mina, zoe] = screen.getAllByRole('link', { name: /^(Mina|Zoe)$/ }).map((link) => link.closest('li'));
  expect(mina).toHaveTextContent('7, 9 of 10 · 5 with help · done Nov 24');
  expect(zoe).toHaveTextContent('6 of 10');
  expect(screen.getByRole('link', { name: 'Print a worksheet for Negative numbers' })).toHaveAttribute(
    'href',
    `/print/skill/${NEGATIVE}`,
  );
  await user.click(screen.getByRole('button', { name: 'Change the rule for Negative numbers' }));
  const rule = screen.getByRole('combobox', { name: 'Done when' });
  expect(rule).toHaveFocus();
  await user.selectOptions(rule, 'Proficient in the skill');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const button = await screen.findByRole('button', { name: 'Change the rule for Negative numbers' });
  await waitFor(() => expect(button).toHaveFocus());
  expect(
    await screen.findByText('Changed. Done when a finished session leaves the skill proficient.'),
  ).toBeVisible();
  expect(server.calls).toEqual([
    [
      'assign_to_class',
      {
        p_class_id: 'class-1',
        p_kind: 'skill',
        p_what: NEGATIVE,
        p_due_on: '2026-11-30',
        p_done_when: 'proficient',
      },
    ],
  ]);
});

test('the page of a student has a table of the sessions with every kind of help', async () => {
  const { user } = ofTeacher([grown], '/classes/class-1?student=student-Mina');
  expect(
    await screen.findByText('Done Nov 24 Done when 8 of 10 are right in one session, without help.'),
  ).toBeVisible();
  await user.click(screen.getByText('3 sessions'));
  const table = screen.getByRole('table', { name: 'Finished sessions: Negative numbers' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Nov 24', '9 of 10', 'No helpProficient afterwards'],
    ['Nov 23', '7 of 10', '1 second attempt, 1 worked example, 1 hint'],
    ['Nov 22', '1 of 4', '2 lessonsEnded early with a lesson. Counts as a full session.'],
  ]);
});

test.each([
  [7, false, 'Latest 3 of 7 sessions'],
  [12, true, 'Latest 3 of 12 or more sessions'],
])('the page of a student says how many of %d sessions it lists', async (sessions, has_older, words) => {
  ofTeacher([resultOf({ ...grown, sessions, has_older })], '/classes/class-1?student=student-Mina');
  expect(await screen.findByText(words)).toBeVisible();
});

test('a student sees the rule, the best session and the own table', async () => {
  const me = studentProgress('Mina', {
    work: ['started', 'open', 'done'],
    results: [tried, null, grown],
    skills: [studentSkill('mean', { level: 'attempted' })],
  });
  const assignments = [
    eight,
    assignment({ what: 'mean', done_when: 'proficient' }),
    assignment({ what: NEGATIVE, due_on: '2026-12-04' }),
  ];
  const { user } = openLearning(
    '/classes/class-1',
    fakeClasses({ ...ATTENDING, own: ownOf({ assignments, me }) }),
  );
  const toDo = within(await screen.findByRole('region', { name: 'To do' }));
  expect(
    toDo.getByText('Best so far: 6 of 10. Done when 8 of 10 are right in one session, without help.'),
  ).toBeVisible();
  expect(
    toDo.getByText('Current level: Attempted. Done when a finished session leaves the skill proficient.'),
  ).toBeVisible();
  await user.click(toDo.getByText('1 done assignment'));
  expect(toDo.getByText('Done Nov 24')).toBeVisible();
  const seen = within(screen.getByRole('region', { name: 'What your teacher sees' }));
  expect(seen.getByText('1 session')).toBeVisible();
});
