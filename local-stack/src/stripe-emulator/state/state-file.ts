import { readFile } from 'node:fs/promises';
import writeFileAtomic from 'write-file-atomic';
import { Failure, startFresh } from '../../terminal';
import { emptyState, type State } from './state';

/** Increase this when `State` changes: files of older emulators are rejected in one line. */
const FORMAT = 3;

export interface StateFile {
  readonly state: State;
  /** Writes the state. Resolves when it is on disk, including changes made during the write. */
  saved(): Promise<void>;
}

/**
 * The state in the file, which need not exist yet. Without a file nothing is kept.
 * @throws Failure when the file is there but does not hold a state
 */
export async function openStateFile(file: string | undefined): Promise<StateFile> {
  if (!file) return memoryOnly();
  const state = await read(file);
  let last: Promise<void> = Promise.resolve();
  let isWaiting = false;
  const write = async () => {
    isWaiting = false;
    await writeFileAtomic(file, JSON.stringify({ format: FORMAT, state }), { mode: 0o600 });
  };
  return {
    state,
    /** One write at a time: callers during a write share the next one. */
    saved() {
      if (!isWaiting) last = last.then(write, write);
      isWaiting = true;
      return last;
    },
  };
}

/** State that is lost when the process exits. */
export const memoryOnly = (): StateFile => ({ state: emptyState(), saved: () => Promise.resolve() });

async function read(file: string): Promise<State> {
  try {
    const { format, state } = JSON.parse(await readFile(file, 'utf8')) as { format: number; state: State };
    if (format === FORMAT) return state;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return emptyState();
    throw new Failure(`The state of the Stripe emulator in ${file} is corrupt. ${startFresh()}`);
  }
  throw new Failure(`Another version of the Stripe emulator wrote ${file}. ${startFresh()}`);
}
