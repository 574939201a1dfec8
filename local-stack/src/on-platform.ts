import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { config } from 'dotenv';
import { findPlatform } from './data/running-platforms';
import { program, ROOT } from './repository';
import { platformEnvironment } from './settings/platform-environment';
import { printError } from './terminal';

/**
 * Runs a program with the settings of the running local platform, if any: `run.mjs local-stack/src/on-platform.ts
 * PROGRAM ARGUMENTS`. The environment and `.env` take precedence.
 */
try {
  config({ path: path.join(ROOT, '.env'), quiet: true });
  const platform = await findPlatform(process.env);
  if (platform) Object.assign(process.env, await platformEnvironment(platform, process.env));
  const [source = ''] = process.argv.splice(2, 1);
  const [file = ''] = program(source);
  await import(pathToFileURL(file).href);
} catch (error) {
  printError(error);
}
