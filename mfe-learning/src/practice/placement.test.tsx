import { act, screen, waitFor, within } from '@testing-library/react';
import { PATHS } from '../mastery/paths';
import { fakeLearning, learningState, progress, storedSession } from '../testing/fake-learning';
import { begin, press } from '../testing/play-session';
import { openLearning } from '../testing/render-learning';
// Imported up front, so that compilation does not count toward the first test's timeout.
import './PracticePage';

const STATISTICS = '/practice?kind=placement&level=B1';
const paths = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

type User = Awaited<ReturnType<typeof begin>>['user'];

/** Answers "I don’t know" by keyboard until the placement ends. */
async function knowNothing(user: User): Promise<void> {
  for (;;) {
    (await press('I don’t know')).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('That is fine')).toBeInTheDocument();
    const isLast = screen.queryByRole('button', { name: 'See results' }) !== null;
    await user.keyboard('{Enter}');
    if (isLast) return;
  }
}

/**
 * Delays the response to the next request of the learning state, which is as of its request.
 * @returns lets it arrive
 */
function holdNextState(client: Awaited<ReturnType<ReturnType<typeof fakeLearning>['supabase']>>) {
  const rpc = client.rpc.bind(client);
  let arrive = () => {};
  const hasArrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const held = jest.spyOn(client, 'rpc').mockImplementation((...call) => {
    const response = rpc(...call);
    if (call[0] !== 'learning_state') return response;
    held.mockRestore();
    // This sends the request.
    const sent = response.then((answer) => answer);
    return hasArrived.then(() => sent) as unknown as typeof response;
  });
  return async () => {
    arrive();
    // Parsing and rendering.
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
}

beforeEach(() => localStorage.clear());

test('a placement costs no session, and shows the level of each path', async () => {
  const state = learningState({ sessions_today: 3, placed_levels: ['A2'] });
  openLearning(STATISTICS, fakeLearning(state));
  expect(await screen.findByRole('heading', { name: 'Finding your level: Statistics' })).toBeInTheDocument();
  expect(screen.getByText('This does not count as one of your sessions.')).toBeInTheDocument();
  expect(paths()).toEqual([
    'Algebra Basics · step 10 of 20 Level A2 of this path',
    'Statistics: not asked',
    'Mental Math: not askedFind my level in Mental Math',
  ]);
  expect(screen.getByRole('link', { name: 'Skip this test' })).toHaveAttribute('href', '/learn');
});

test('a beginner starts at the first level of a path, with its first lesson', async () => {
  const { user, server } = await begin(fakeLearning(), STATISTICS);
  expect(await screen.findByText('Question 1, at most 10')).toBeInTheDocument();
  await knowNothing(user);
  expect(await screen.findByText('You start at Statistics · step 1 of 22: The mean')).toBeInTheDocument();
  const found = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
  expect(found('You know these')).toBe('None');
  expect(found('Not known yet')).toContain('The mean');
  expect(found('Not asked')).toContain('Significance');
  expect(server.completed).toEqual([expect.objectContaining({ placed: 'B1' })]);
  expect(server.answers().length).toBeLessThanOrEqual(10);
  expect(server.cards).toEqual([]);
  const [, , mentalMath] = PATHS;
  // Its step is shown once, above the other paths.
  expect(paths()).toEqual([
    'Algebra Basics: not askedFind my level in Algebra Basics',
    'Mental Math: not askedFind my level in Mental Math',
  ]);
  expect(screen.getByText('Level B1 of this path')).toBeVisible();
  expect(screen.getByRole('link', { name: `Find my level in ${mentalMath!.title}` })).toHaveAttribute(
    'href',
    '/practice?kind=placement&level=C1',
  );
  const step = within(screen.getByText('Next step').closest('div')!.parentElement!);
  expect(step.getByRole('link')).toHaveAttribute('href', `/learn/${PATHS[1]!.skills[0]!.id}`);
});

test('the step is that of the server, such as after the same placement on another device', async () => {
  const { user, server } = await begin(fakeLearning(), STATISTICS);
  server.placedByOther = 'histograms';
  await knowNothing(user);
  await screen.findByText(/^You start at /);
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('You start at Statistics · step 10 of 22: Histograms')).toBeVisible();
  expect(screen.queryByText('You start at Statistics · step 1 of 22: The mean')).not.toBeInTheDocument();
});

describe('a placement of a path with an earlier step', () => {
  const HISTOGRAMS = /step 10 of 22/;
  const earlier = () => learningState({ placed_levels: ['B2'], placed_skills: ['histograms'] });

  /** @returns the texts of every frame since then, such as those that an effect replaces at once */
  function frames(): string[] {
    const texts = [document.body.textContent];
    const observer = new MutationObserver(() => texts.push(document.body.textContent));
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    ends.push(() => observer.disconnect());
    return texts;
  }
  const ends: (() => void)[] = [];
  afterEach(() => ends.splice(0).forEach((end) => end()));

  test('shows its own step from the first frame on', async () => {
    const { user, server } = await begin(fakeLearning(earlier()), STATISTICS);
    // Otherwise it would be complete before the results are open.
    server.fails = { complete_learning_session: 'offline' };
    await knowNothing(user);
    const again = await press('Try again');
    server.fails = {};
    const texts = frames();
    await user.click(again);
    await screen.findByText('You start at Statistics · step 1 of 22: The mean');
    const results = texts.filter((text) => text.includes('You know these'));
    expect(results.length).toBeGreaterThan(0);
    expect(
      results.filter((text) => !text.includes('You start at Statistics · step 1 of 22: The mean')),
    ).toEqual([]);
    expect(texts.filter((text) => HISTOGRAMS.test(text))).toEqual([]);
  });

  test('keeps its step when a state arrives that was requested before it was completed', async () => {
    const server = fakeLearning(earlier());
    const { user } = await begin(server, STATISTICS);
    await screen.findByTestId('exercise');
    const arrive = holdNextState(await server.supabase());
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(server.calls.filter((call) => call === 'learning_state')).toHaveLength(2));
    const texts = frames();
    await knowNothing(user);
    await screen.findByText('You start at Statistics · step 1 of 22: The mean');
    await act(arrive);
    expect(screen.getByText('You start at Statistics · step 1 of 22: The mean')).toBeVisible();
    expect(texts.filter((text) => HISTOGRAMS.test(text))).toEqual([]);
  });
});

test('a placement gives no help before the answer', async () => {
  const { user } = await begin(fakeLearning(), STATISTICS);
  const dontKnow = await press('I don’t know');
  expect(screen.queryByRole('link', { name: 'Open the lesson' })).not.toBeInTheDocument();
  await user.click(dontKnow);
  expect(screen.queryByRole('button', { name: 'Try one like it' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the lesson' })).toBeInTheDocument();
});

test('a placement can be skipped midway, without a level', async () => {
  const { user, server } = await begin(fakeLearning(), STATISTICS);
  await user.click(await press('I don’t know'));
  await user.click(await press('Skip this test'));
  expect(await screen.findByText(/You have skipped this test/)).toBeInTheDocument();
  expect(paths()).toContain('Statistics: not askedFind my level in Statistics');
  expect(server.completed).toEqual([expect.objectContaining({ placed: null })]);
  expect(storedSession()).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Find my level in Mental Math' }));
  expect(await screen.findByRole('heading', { name: 'Finding your level: Mental Math' })).toBeInTheDocument();
  expect(await press('Start')).toBeEnabled();
});

test('a placement can be restarted midway, as another session', async () => {
  const { user, server } = await begin(fakeLearning(), STATISTICS);
  await user.click(await press('I don’t know'));
  await user.click(await press('Start over'));
  expect(await screen.findByRole('heading', { name: 'Finding your level: Statistics' })).toHaveFocus();
  await user.click(await press('Start'));
  expect(await screen.findByText('Question 1, at most 10')).toBeInTheDocument();
  expect(server.completed).toEqual([expect.objectContaining({ placed: null })]);
  expect(server.calls.filter((call) => call === 'start_learning_session')).toHaveLength(2);
});

test('an unfinished placement continues where it was', async () => {
  const first = await begin(fakeLearning(), STATISTICS);
  await first.user.click(await press('I don’t know'));
  await first.user.keyboard('{Enter}');
  await screen.findByText('Question 2, at most 10');
  const asked = (await screen.findByTestId('exercise')).textContent;
  first.leave();
  openLearning(STATISTICS, first.server);
  expect(await screen.findByText('Question 2, at most 10')).toBeInTheDocument();
  expect((await screen.findByTestId('exercise')).textContent).toBe(asked);
});

test('a placement in the middle of a path is where its next step starts', async () => {
  const state = learningState({ learning_level: 'B1', placed_levels: ['B1'], placed_skills: ['histograms'] });
  openLearning('/learn', fakeLearning(state));
  const step = within((await screen.findByText('Next step')).closest('div')!.parentElement!);
  expect(step.getByRole('link')).toHaveAttribute('href', '/learn/histograms');
});

describe('Mixed practice', () => {
  const heading = (name: string) => screen.findByRole('heading', { name });

  test('has the level of its URL', async () => {
    openLearning('/practice?level=A2', fakeLearning());
    expect(await heading('Mixed practice: Algebra Basics, level A2')).toBeInTheDocument();
  });

  test('without one, has the current level of the current path', async () => {
    const state = learningState({ learning_level: 'B1', placed_levels: ['A2'] });
    const { leave } = openLearning('/practice', fakeLearning(state));
    expect(await heading('Mixed practice: Statistics, level B1')).toBeInTheDocument();
    leave();
    const first = PATHS[1]!.skills.filter(({ level }) => level === 'B1');
    const skills = first.map(({ id }) => progress(id, 'proficient'));
    openLearning('/practice', fakeLearning({ ...state, skills }));
    expect(await heading('Mixed practice: Statistics, level B2')).toBeInTheDocument();
  });
});

test('practice links to the lesson of its skill, and the lesson back to the session', async () => {
  const { user } = await begin(fakeLearning(), '/practice?kind=skill&skill=mean');
  await screen.findByTestId('exercise');
  await user.click(screen.getByRole('link', { name: 'Open the lesson' }));
  expect(await screen.findByRole('heading', { name: 'The mean' })).toBeInTheDocument();
  await user.click(await screen.findByRole('link', { name: 'Back to your session' }));
  expect(await screen.findByText('Welcome back. You are where you left off.')).toBeInTheDocument();
});
