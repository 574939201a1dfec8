import { type Config, ConfigError, readConfig } from './read-config';

/** Prints one line instead of a stack, which would hide the name of the variable. */
export function refuseToStart(reason: string): never {
  process.stderr.write(`payments-service cannot start: ${reason}\n`);
  process.exit(1);
}

/** Reads the configuration from the environment, or exits when it is invalid. */
export function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) refuseToStart(error.message);
    throw error;
  }
}
