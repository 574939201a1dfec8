import { embedConfig } from '../build-config/embed-config.mjs';
import { shellConfig } from '../build-config/shell-config.mjs';

const here = { directoryUrl: new URL('.', import.meta.url) };

/** The shell, and the script that other sites load. */
export default (env, argv) => [shellConfig(here)(env, argv), embedConfig(here)(env, argv)];
