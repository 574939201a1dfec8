import { type Config, ConfigError, readConfig } from './read-config';

export type Program = 'payments-service' | 'reconcile' | 'stripe:setup';

/** Prints one line instead of a stack, which would hide the name of the variable. */
export function refuseToStart(program: Program, reason: string): never {
  process.stderr.write(`${program} cannot start: ${reason}\n`);
  process.exit(1);
}

/** Reads the configuration from the environment, or exits when it is invalid. */
export function configOrExit(program: Program): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) refuseToStart(program, error.message);
    throw error;
  }
}
