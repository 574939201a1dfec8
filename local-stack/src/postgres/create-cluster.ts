import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { Failure } from '../terminal';
import { clusterFolder } from './cluster-folder';
import { postgresPrograms } from './programs';
import { postgresRunner } from './run-as';

/** The same order of texts and the same letters on every system. */
const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** A new, empty cluster in a folder that is made for it. @throws Failure when this system cannot make one */
export async function createCluster(folder: string): Promise<void> {
  const [{ initdb }, runner] = await Promise.all([postgresPrograms(), postgresRunner()]);
  const { data, password } = clusterFolder(folder);
  await mkdir(data, { recursive: true, mode: 0o700 });
  await writeFile(password, randomBytes(24).toString('hex'), { mode: 0o600 });
  await runner.own(data);
  const [program = '', ...args] = [
    ...runner.prefix,
    ...[initdb, '-D', data, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${password}`],
    ...['--no-sync', '--no-instructions', ...LOCALE],
  ];
  await promisify(execFile)(program, args).catch(({ message, stderr }: Error & { stderr?: string }) => {
    const reason = (stderr ?? '').trim().split('\n').at(-1) || message;
    throw new Failure(`Postgres cannot make its data in ${folder}: ${reason}`);
  });
}
