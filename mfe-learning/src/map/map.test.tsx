import { act, screen, waitFor, within } from '@testing-library/react';
import type { LearningState, OpenSession } from '@ninefold/contracts';
import { PATHS } from '../mastery/paths';
import { fakeLearning, learningState, progress } from '../testing/fake-learning';
import { openLearning } from '../testing/render-learning';
import './MapPage';

const [first] = PATHS[0]!.skills;
const nextStep = async () => {
  const card = (await screen.findByText('Next step')).closest('div')?.parentElement;
  return within(card!);
};

function open(over: Partial<LearningState> = {}) {
  const server = fakeLearning(learningState(over));
  return { server, ...openLearning('/learn', server) };
}

beforeEach(() => localStorage.clear());

describe('the next step', () => {
  test('is the first skill or a placement for a newcomer', async () => {
    open();
    const next = await nextStep();
    expect(next.getByRole('heading', { name: `Begin: ${first!.title}` })).toBeInTheDocument();
    expect(next.getByRole('link', { name: `Start the lesson Begin: ${first!.title}` })).toHaveAttribute(
      'href',
      `/learn/${first!.id}`,
    );
    expect(next.getByRole('link', { name: 'Find my level' })).toHaveAttribute(
      'href',
      '/practice?kind=placement',
    );
  });

  test('is an unfinished session', async () => {
    const session: OpenSession = {
      id: crypto.randomUUID(),
      kind: 'skill',
      level_id: 'B1',
      skill: 'mean',
      answers: [],
    };
    open({ open_session: session });
    const next = await nextStep();
    expect(next.getByRole('heading', { name: 'Continue: Practice: The mean' })).toBeInTheDocument();
    expect(next.getByRole('link')).toHaveAttribute('href', '/practice?kind=skill&skill=mean');
  });

  test('continues a started skill, or starts at the placed level', async () => {
    const { leave } = open({ skills: [progress(first!.id, 'familiar')] });
    expect(
      (await nextStep()).getByRole('heading', { name: `Continue: ${first!.title}` }),
    ).toBeInTheDocument();
    leave();
    open({ placed_levels: ['B1'], learning_level: 'B1' });
    expect((await nextStep()).getByRole('heading', { name: /^Start: / })).toBeInTheDocument();
    expect((await nextStep()).getByText(/^Statistics · step 1 of/)).toBeInTheDocument();
  });

  test('is mixed practice when everything is proficient', async () => {
    open({ skills: PATHS.flatMap(({ skills }) => skills).map(({ id }) => progress(id, 'proficient')) });
    expect((await nextStep()).getByRole('link')).toHaveAttribute('href', '/practice');
  });
});

test('shows every skill of the three paths with its mastery in words', async () => {
  open({ skills: [progress('mean', 'mastered')] });
  for (const { title, skills } of PATHS) {
    const path = within(await screen.findByRole('region', { name: title }));
    // Queried once, because computing all accessible names per skill takes a second.
    const links = path.getAllByRole('link', { hidden: true });
    for (const skill of skills) {
      const [found] = links.filter((link) => link.getAttribute('href') === `/learn/${skill.id}`);
      expect(found).toHaveAccessibleName(new RegExp(`^${skill.title} `));
    }
  }
  expect(screen.getByRole('link', { name: 'The mean Mastered', hidden: true })).toBeInTheDocument();
});

test('lists the prerequisites of a skill with their lessons', async () => {
  open();
  await nextStep();
  const skill = PATHS[0]!.skills.find(({ needs }) => needs.length > 1)!;
  const entry = screen.getByRole('link', { name: `${skill.title} Not started`, hidden: true }).closest('li')!;
  const needs = within(within(entry).getByText('Needs:')).getAllByRole('link', { hidden: true });
  expect(needs.map((link) => link.getAttribute('href'))).toEqual(skill.needs.map((id) => `/learn/${id}`));
});

test('each path has its own level, mixed practice and placement', async () => {
  const [algebra, statistics] = PATHS;
  const started = algebra!.skills.slice(0, 2).map(({ id }) => progress(id, 'familiar'));
  open({ skills: started, placed_levels: ['B2'], learning_level: 'B2' });
  const path = async ({ title }: { title: string }) =>
    within(await screen.findByRole('region', { name: title }));
  const inAlgebra = await path(algebra!);
  expect(inAlgebra.getByRole('link', { name: /^Mixed practice: steps 1 to \d+/ })).toHaveAttribute(
    'href',
    '/practice?level=A1',
  );
  const inStatistics = await path(statistics!);
  expect(inStatistics.queryByRole('link', { name: /^Mixed practice/ })).not.toBeInTheDocument();
  expect(inStatistics.getByRole('link', { name: /^Find my level in Statistics/ })).toHaveAttribute(
    'href',
    '/practice?kind=placement&level=B1',
  );
  const summary = inStatistics.getByText('You are here').closest('summary');
  expect(summary).toHaveTextContent(/^Steps \d+ to \d+Level B2 of this path/);
  const place = (await nextStep()).getByText(/^Statistics · step \d+ of \d+$/).textContent;
  expect(inStatistics.getByText(/^Step \d+ of \d+$/)).toHaveTextContent(
    place!.replace('Statistics · s', 'S'),
  );
});

test('treats a person who only reviewed game facts as a newcomer', async () => {
  open({ skills: [progress('fact-products', 'familiar'), progress('fact-sums', 'proficient')] });
  expect((await nextStep()).getByRole('heading', { name: `Begin: ${first!.title}` })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Mixed practice/ })).not.toBeInTheDocument();
});

test('offers reviews when some are due', async () => {
  const { leave } = open({ reviews_due: 2 });
  const name = 'Review 2 exercises due, costs no session';
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/practice?kind=review');
  leave();
  open();
  await nextStep();
  expect(screen.queryByRole('link', { name: /^Review/ })).not.toBeInTheDocument();
});

test('refetches the map after a game was saved, because misses may be due later', async () => {
  const listeners = new Set<() => void>();
  const server = fakeLearning();
  openLearning('/learn', server, {
    onSaved(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  await nextStep();
  const reads = () => server.calls.filter((call) => call === 'learning_state').length;
  const before = reads();
  for (const listener of listeners) listener();
  await waitFor(() => expect(reads()).toBe(before + 1));
});

test('shows a failure without a network, and retries', async () => {
  jest.useFakeTimers();
  const server = fakeLearning();
  server.fails = { learning_state: 'offline' };
  openLearning('/learn', server);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  jest.useRealTimers();
  server.fails = {};
  (await screen.findByRole('button', { name: 'Try again' })).click();
  expect((await nextStep()).getByRole('link', { name: 'Find my level' })).toBeInTheDocument();
});
