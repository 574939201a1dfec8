import { parseArgs } from 'node:util';
import { Failure } from '../failure';

interface BackupArguments {
  readonly command: 'backup' | 'restore';
  readonly url: string;
  readonly folder: string;
}

const isPostgres = (url: string) => URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol);

/** @throws Failure with a one-line message for people */
export function readArguments([command, ...args]: readonly string[]): BackupArguments {
  if (command !== 'backup' && command !== 'restore')
    throw new Failure('Run npm run backup or npm run restore.');
  const usage = `npm run ${command} -- --url postgres://user:password@host/database --folder DIR`;
  const { url, folder } = flagsOf(args, usage);
  if (!url || !folder) throw new Failure(`A flag is missing. ${usage}`);
  if (!isPostgres(url)) throw new Failure(`--url must be a postgres:// address. ${usage}`);
  return { command, url, folder };
}

function flagsOf(args: readonly string[], usage: string) {
  try {
    return parseArgs({
      args: [...args],
      options: { url: { type: 'string' }, folder: { type: 'string' } },
    }).values;
  } catch (error) {
    throw new Failure(`${(error as Error).message.split('.')[0]}. ${usage}`);
  }
}
