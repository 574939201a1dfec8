/** Where the pages' writer finds which hashed files the entry and each named chunk consist of. */
export const FILES_LIST = 'files.json';

/** Writes `files.json`: `{ "<chunk name>": ["main.<hash>.js", "main.<hash>.css"] }`. */
export class InitialFilesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('InitialFilesPlugin', (compilation) => {
      // After real content hashes are known: names change until then.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'InitialFilesPlugin', stage }, () => {
        const files = Object.fromEntries(
          [...compilation.chunkGroups]
            .filter((group) => group.name)
            .map((group) => [group.name, group.getFiles().filter((file) => /\.(js|css)$/.test(file))]),
        );
        compilation.emitAsset(FILES_LIST, new sources.RawSource(JSON.stringify(files, null, 2)));
      });
    });
  }
}
