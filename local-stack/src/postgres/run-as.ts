import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Failure } from '../terminal';

const run = promisify(execFile);

/** How to run Postgres, which refuses to run as root. */
export interface Runner {
  /** Command that precedes the program. */
  readonly prefix: readonly string[];
  /** Changes the owner of a folder and its contents to the user that runs Postgres. */
  own(folder: string): Promise<void>;
}

const AS_MYSELF: Runner = { prefix: [], own: async () => undefined };

/** No system user is created for a local database. */
async function otherUser() {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (flag) => (await run('id', [flag, name])).stdout.trim()),
    ).catch(() => []);
    if (uid && gid) return { uid, gid };
  }
  throw new Failure(
    'No Postgres runs here: it refuses to run as root, and there is no user "postgres" or "nobody".',
  );
}

/**
 * For root: another user with root's capability to traverse closed folders, such as a checkout in root's home and the
 * data folder. The securebits make that capability apply to `access()` too, with which Postgres looks for its own
 * files.
 */
async function asOtherUser(): Promise<Runner> {
  const { uid, gid } = await otherUser();
  const right = '+dac_override';
  const prefix = [
    'setpriv',
    ...[`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--securebits=+no_setuid_fixup'],
    ...[`--inh-caps=-all,${right}`, `--ambient-caps=${right}`, `--bounding-set=-all,${right}`],
  ];
  await run(prefix[0]!, [...prefix.slice(1), 'true']).catch(() => {
    throw new Failure(
      'No Postgres runs here: it refuses to run as root, and "setpriv" cannot start it as another user.',
    );
  });
  return { prefix, own: async (folder) => void (await run('chown', ['-R', `${uid}:${gid}`, folder])) };
}

/** @throws Failure when this system cannot run Postgres for the current user */
export const postgresRunner = async (): Promise<Runner> =>
  process.getuid?.() === 0 ? asOtherUser() : AS_MYSELF;
