/**
 * The shell reloads an entry after a failure, as `remote-entry.js?retry=2`. Its chunks then have the same query: a
 * browser joins a new request to a pending one of the same address, so that a hung file would hang each retry too. And a
 * bundle waits for a script that is loading if its element has the name of the chunk, whichever try it is of; so the names have
 * the query too: what an earlier try still asks for, before or after, is not waited for.
 * For webpack and rspack; it imports neither, and remotes of other repositories have a copy.
 */
export class RetryUrlsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RuntimeGlobals, RuntimeModule } = compiler.webpack;

    /** Runs after the functions that name the files: scripts, and the style sheets that were extracted. */
    class RetryUrls extends RuntimeModule {
      constructor() {
        super('retry urls', RuntimeModule.STAGE_TRIGGER);
      }

      generate() {
        return `
const retry = /\\?.*/.exec(document.currentScript?.src);
if (retry) {
  for (const name of ["u", "miniCssF"]) {
    const fileOf = ${RuntimeGlobals.require}[name];
    ${RuntimeGlobals.require}[name] = (chunk) => fileOf(chunk) + retry;
  }
  const loadScript = ${RuntimeGlobals.loadScript};
  ${RuntimeGlobals.loadScript} = (url, done, key, chunk) => loadScript(url, done, key + retry, chunk);
}`;
      }
    }

    compiler.hooks.compilation.tap(RetryUrlsPlugin.name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap(RetryUrlsPlugin.name, (chunk) => compilation.addRuntimeModule(chunk, new RetryUrls()));
    });
  }
}
