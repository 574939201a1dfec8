import { parseArgs, type ParseArgsConfig } from 'node:util';
import { type Program, refuseToStart } from './config-or-exit';

/** The flags of a program; the process ends when one is unknown. */
export function flagsOrExit<const Options extends NonNullable<ParseArgsConfig['options']>>(
  program: Program,
  options: Options,
) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    refuseToStart(program, (error as Error).message);
  }
}
