import { type Config, ConfigError, readConfig } from './read-config';

/** One line and exit code 1: a stack would hide the name of the variable. */
export function refuseToStart(reason: string): never {
  process.stderr.write(`payments-service cannot start: ${reason}\n`);
  process.exit(1);
}

/** The configuration in the environment; the process ends when it is not complete. */
export function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) refuseToStart(error.message);
    throw error;
  }
}
