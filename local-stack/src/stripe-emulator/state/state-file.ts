import { setMaxListeners } from 'node:events';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure, START_FRESH } from '../../terminal';
import { emptyState, type State } from './state';

/** Between two writes, because each writes the whole state; and so many times as long as the last one took. */
const PAUSE_MS = 200;
const PAUSE_PER_WRITE = 20;

/** Read together with the keys of `State`: a file of an older emulator is refused in one line. */
const FORMAT = 1;

export interface StateFile {
  readonly state: State;
  /** Has the state written soon; many changes share one write. The process does not end before it. */
  changed(): void;
  /** From now on nothing waits before it is written. */
  stop(): void;
}

/**
 * The state in the file, which need not exist yet. Without a file nothing is kept.
 * @throws Failure when the file is there but does not hold a state
 */
export async function openStateFile(file: string | undefined): Promise<StateFile> {
  if (!file) return memoryOnly();
  const state = await read(file);
  let pending: Promise<void> | undefined;
  let lastWrite: Promise<void> = Promise.resolve();
  let lastTook = 0;
  const hurry = new AbortController();
  setMaxListeners(0, hurry.signal);

  const write = async () => {
    await pause(Math.max(PAUSE_MS, PAUSE_PER_WRITE * lastTook), undefined, { signal: hurry.signal }).catch(
      () => undefined,
    );
    pending = undefined;
    const begin = performance.now();
    const draft = `${file}.draft`;
    const text = JSON.stringify({ format: FORMAT, state });
    // One write at a time; renaming is atomic: a stop before it leaves the file as it was.
    const replace = async () => {
      await writeFile(draft, text, { mode: 0o600 });
      await rename(draft, file);
    };
    lastWrite = lastWrite.then(replace, replace);
    await lastWrite;
    lastTook = performance.now() - begin;
  };

  return {
    state,
    changed() {
      pending ??= write().catch((error: unknown) => console.error('The state could not be written:', error));
    },
    stop: () => hurry.abort(),
  };
}

/** A state that ends with the process. */
export const memoryOnly = (): StateFile => ({
  state: emptyState(),
  changed: () => undefined,
  stop: () => undefined,
});

async function read(file: string): Promise<State> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return emptyState();
  try {
    const { format, state } = JSON.parse(text) as { format: number; state: State };
    if (format === FORMAT) return state;
  } catch {
    // The one sentence below says what to do.
  }
  throw new Failure(`The state of the Stripe emulator in ${file} is corrupt. ${START_FRESH}`);
}
