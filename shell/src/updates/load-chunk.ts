import { reportError } from '../platform/report-error';

/**
 * Loads a file of the shell on demand. A deployment may have removed it while the page was open: then only a reload
 * helps, and the promise stays pending so that no screen blames the connection.
 * @throws when the file could not be loaded for another reason
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const recovery = await import(/* webpackChunkName: "after-first-screen" */ './recover').catch(() => null);
    if (!(await recovery?.requireReload(error))) throw error;
    reportError(error, 'new version');
    return new Promise(() => {});
  }
}
