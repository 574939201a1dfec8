import path from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '../terminal';

export interface Flags {
  readonly dataFolder: string;
  /** Delete the stored data first. */
  readonly fresh: boolean;
  /** Run a real Postgres under the embedded Supabase. */
  readonly postgres: boolean;
}

/** A platform with an offset runs next to another one, and two platforms cannot share a data folder. */
const standardFolder = (offset: string | undefined) =>
  Number(offset) ? path.join('.local', `offset-${Number(offset)}`) : '.local';

/** The command to start again without stored data: the same command with the current folder. */
export function freshStart(command: string, { dataFolder, postgres }: Flags): string {
  const folder = path.relative('', dataFolder);
  const isPlain = /^[\w./-]+$/.test(folder);
  return [
    `${command} -- --fresh`,
    ...(folder === '.local' ? [] : [`--data ${isPlain ? folder : `'${folder}'`}`]),
    ...(postgres ? ['--postgres'] : []),
  ].join(' ');
}

/** @throws Failure when a flag is unknown or lacks its value */
export function readFlags(args: readonly string[], environment: NodeJS.ProcessEnv): Flags {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        fresh: { type: 'boolean', default: false },
        data: { type: 'string', default: standardFolder(environment.PORT_OFFSET) },
        postgres: { type: 'boolean', default: false },
      },
    });
    const { data, ...flags } = values;
    return { ...flags, dataFolder: path.resolve(data) };
  } catch (error) {
    throw new Failure(
      `${(error as Error).message.split('. ', 1)[0]}. Flags: --fresh, --data DIR, --postgres.`,
    );
  }
}
