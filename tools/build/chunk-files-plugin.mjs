const LISTED = /\.(js|css|woff2)$/;

/**
 * Writes `files.json`: `{ "<entry or named chunk>": ["main.<hash>.js", "main.<hash>.css", "figures.<hash>.woff2"] }`.
 * From it the pages' writer knows what to load and what to hint at. A development build has an empty list `development`.
 */
export class ChunkFilesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(ChunkFilesPlugin.name, (compilation) => {
      // Names carry content hashes that are known only at the end.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: ChunkFilesPlugin.name, stage }, () => {
        const named = compilation.chunkGroups.filter((group) => group.name);
        const files = Object.fromEntries(named.map((group) => [group.name, filesOf(group)]));
        if (compiler.options.mode === 'development') files.development = [];
        compilation.emitAsset('files.json', new sources.RawSource(JSON.stringify(files, null, 2)));
      });
    });
  }
}

/** @param {import('webpack').ChunkGroup} group */
function filesOf(group) {
  return group.chunks
    .flatMap((chunk) => [...chunk.files, ...chunk.auxiliaryFiles])
    .filter((file) => LISTED.test(file));
}
