import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCK, lockFolder } from '../supervise/lock-folder';
import { Failure } from '../terminal';

const MARKER = 'platform-data.json';

/** Where each part stores what it needs after a restart. All paths are absolute. */
export interface DataFolder {
  readonly path: string;
  readonly database: string;
  /** The cluster of `--postgres`, which has separate data. */
  readonly postgres: string;
  readonly mail: string;
  /** The account of the Stripe emulator. */
  readonly stripe: string;
  /** Files that the shell and the remotes serve. */
  readonly site: string;
  /** What the last start deployed; differences were deployed since. */
  readonly started: string;
  /** Deployments that are not in the site, because `npm run dev` serves only the remotes of the checkout. */
  readonly deployed: string;
  readonly keys: string;
  readonly logs: string;
  readonly processes: string;
  /** Releases the lock. */
  release(): Promise<void>;
}

/**
 * Locks the folder for this process, creates it if necessary, and empties it with `fresh`.
 * @throws Failure when it contains other files or is in use
 */
export async function openDataFolder(folder: string, fresh: boolean): Promise<DataFolder> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new Failure(
      `The data folder ${folder} cannot be made (${error.code}): choose another with --data DIR.`,
    );
  });
  const entries = await readdir(folder);
  // A folder named by mistake must not be emptied.
  const own = entries.includes(MARKER) || entries.every(isNobodysData);
  if (!own) throw new Failure(`${folder} holds other files: choose another data folder with --data DIR.`);
  const release = await lockFolder(folder);
  if (!release) throw new Failure(`The data folder ${folder} is in use by another stack.`);
  // Denies access to other users, whatever the permissions of its contents.
  await chmod(folder, 0o700);
  if (fresh) await forget(folder, entries);
  const paths: DataFolder = {
    release,
    path: folder,
    database: path.join(folder, 'database'),
    postgres: path.join(folder, 'postgres'),
    mail: path.join(folder, 'mail.json'),
    stripe: path.join(folder, 'stripe.json'),
    site: path.join(folder, 'site'),
    started: path.join(folder, 'started.json'),
    deployed: path.join(folder, 'deployed-remotes.json'),
    keys: path.join(folder, 'keys.json'),
    logs: path.join(folder, 'logs'),
    processes: path.join(folder, 'processes.json'),
  };
  // Keeps only the logs of this start.
  await rm(paths.logs, { recursive: true, force: true });
  await mkdir(paths.logs);
  await writeFile(path.join(folder, MARKER), '{}');
  return paths;
}

/** Folders named `offset-<n>` belong to platforms with other ports. */
const isNobodysData = (entry: string) => entry.startsWith('offset-') || entry === LOCK;

async function forget(folder: string, entries: readonly string[]): Promise<void> {
  const forgotten = entries.filter((entry) => !isNobodysData(entry));
  await Promise.all(forgotten.map((entry) => rm(path.join(folder, entry), { recursive: true, force: true })));
}
