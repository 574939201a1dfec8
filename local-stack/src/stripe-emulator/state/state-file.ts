import { readFile, rename, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure, START_FRESH } from '../../terminal';
import { emptyState, type State } from './state';

/** Between two writes: the whole state is written each time. */
const PAUSE_MS = 200;

/** Read together with the keys of `State`: a file of an older emulator is refused in one line. */
const FORMAT = 1;

export interface StateFile {
  readonly state: State;
  /** Has the state written soon; many changes share one write. The process does not end before it. */
  changed(): void;
}

/**
 * The state in the file, which need not exist yet. Without a file nothing is kept.
 * @throws Failure when the file is there but does not hold a state
 */
export async function openStateFile(file: string | undefined): Promise<StateFile> {
  if (!file) return { state: emptyState(), changed: () => undefined };
  const state = await read(file);
  let pending: Promise<void> | undefined;

  const write = async () => {
    await pause(PAUSE_MS);
    pending = undefined;
    const draft = `${file}.draft`;
    const text = JSON.stringify({ format: FORMAT, state });
    // One write at a time; renaming is atomic: a stop before it leaves the file as it was.
    lastWrite = lastWrite.then(async () => {
      await writeFile(draft, text, { mode: 0o600 });
      await rename(draft, file);
    });
    await lastWrite;
  };
  let lastWrite: Promise<void> = Promise.resolve();

  return {
    state,
    changed() {
      pending ??= write().catch((error: unknown) => console.error('The state could not be written:', error));
    },
  };
}

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
