import path from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '../failure';

export interface Flags {
  /** Absolute. */
  readonly dataFolder: string;
  /** Forget stored data. */
  readonly fresh: boolean;
  /** Tell how long each part took, and show what the parts print. */
  readonly verbose: boolean;
}

/**
 * The standard data folder of a platform whose ports were moved is another one: two databases cannot live in
 * one folder, and two platforms side by side are what the offset is for.
 */
const standardFolder = (offset: string | undefined) =>
  Number(offset) ? path.join('.local', `offset-${Number(offset)}`) : '.local';

/** @throws Failure when a flag is unknown or lacks its value. */
export function readFlags(args: readonly string[], environment: NodeJS.ProcessEnv): Flags {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        fresh: { type: 'boolean', default: false },
        data: { type: 'string', default: standardFolder(environment.PORT_OFFSET) },
        verbose: { type: 'boolean', default: false },
      },
    });
    return { dataFolder: path.resolve(values.data), fresh: values.fresh, verbose: values.verbose };
  } catch (error) {
    throw new Failure(
      `${(error as Error).message.split('. ', 1)[0]}. Flags: --fresh, --data DIR, --verbose.`,
    );
  }
}
