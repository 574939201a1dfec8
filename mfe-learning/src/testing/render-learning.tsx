import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadExercise, type ExerciseDifficulty, type Exercise } from '@ninefold/learning';
import { useLocation, type Platform } from '@ninefold/platform';
import { fakePlatform, MemoryRouter, signedIn } from '@ninefold/platform/testing';
import { seededRandom } from 'shared-puzzle-engine';
import App from '../App';
import { createDevice, type Device } from '@ninefold/web/storage';
import { storedSession, type fakeLearning } from './fake-learning';

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

export const testDevice = (): Device =>
  createDevice({
    now: () => Date.now(),
    monotonicNow: () => performance.now(),
    random: seededRandom('test'),
    jitter: () => 0,
    newId: () => crypto.randomUUID(),
    storage: () => window.localStorage,
    tabStorage: () => window.sessionStorage,
  });

/** Renders the remote at a URL, for a signed-in person. Unless the page is reloaded, in a new history entry. */
export function openLearning(
  address: string,
  server: Pick<ReturnType<typeof fakeLearning>, 'supabase'>,
  over: Partial<Platform> = {},
  isReload = false,
) {
  if (!isReload) window.history.replaceState(null, '');
  const platform = fakePlatform({ auth: signedIn(), supabase: server.supabase, ...over });
  const device = testDevice();
  const page = (auth: Platform['auth']) => (
    <MemoryRouter initialEntries={[address]}>
      <App platform={{ ...platform, auth }} device={device} />
      <Address />
    </MemoryRouter>
  );
  const view = render(page(platform.auth));
  return {
    user: userEvent.setup(),
    leave: view.unmount,
    /** Signs in another person, as if in another tab. */
    signIn: (id: string) => {
      const auth = signedIn();
      if (auth.status === 'in') view.rerender(page({ ...auth, user: { ...auth.user, id } }));
    },
  };
}

/** The current exercise, regenerated from storage. */
export async function displayedExercise(): Promise<Exercise> {
  await screen.findByTestId('exercise');
  const task = storedSession()?.task;
  const exercise =
    task && (await loadExercise({ ...task, difficulty: task.difficulty as ExerciseDifficulty }));
  if (!exercise) throw new Error('Nothing is asked.');
  return exercise;
}

type User = ReturnType<typeof userEvent.setup>;

/**
 * Types a number and presses Enter.
 * @returns the exercise
 */
export async function typeAnswer(user: User, choose: (exercise: Exercise) => string): Promise<Exercise> {
  const exercise = await displayedExercise();
  await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), `${choose(exercise)}{Enter}`);
  return exercise;
}

export function rightAnswer({ answer }: Exercise): string {
  if (answer.kind !== 'number') throw new Error('This test knows numbers only.');
  return answer.value;
}

/** The most common wrong answer. */
export function likelyMistake({ answer }: Exercise) {
  const mistake = answer.kind === 'number' ? answer.mistakes[0] : undefined;
  if (!mistake) throw new Error('This test knows numbers only.');
  return mistake;
}
