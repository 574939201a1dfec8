import { embedConfig } from '../tools/build/embed-config.mjs';
import { shellConfig } from '../tools/build/shell-config.mjs';

const here = { directoryUrl: new URL('.', import.meta.url) };

/** The shell, and the script that other sites load. */
export default (env, argv) => [shellConfig(here)(env, argv), embedConfig(here)(env, argv)];
