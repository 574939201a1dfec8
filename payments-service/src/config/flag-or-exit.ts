import { parseArgs } from 'node:util';
import { type Program, refuseToStart } from './config-or-exit';

/** The value of a program's only flag. The process exits on any other flag. */
export function flagOrExit(program: Program, name: string): string | undefined {
  try {
    const { values } = parseArgs({ options: { [name]: { type: 'string' } } });
    return values[name] as string | undefined;
  } catch (error) {
    refuseToStart(program, (error as Error).message);
  }
}
