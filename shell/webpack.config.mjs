import { isServed } from '../build-config/dev-server.mjs';
import { embedConfig } from '../build-config/embed-config.mjs';
import { shellConfig } from '../build-config/shell-config.mjs';

const here = { directoryUrl: new URL('.', import.meta.url) };

/** The shell, and the script that other sites load. While developing, the shell alone is served. */
export default (env, argv) =>
  isServed(env) ? shellConfig(here)(env, argv) : [shellConfig(here)(env, argv), embedConfig(here)(env, argv)];
