const LISTED = /\.(js|css)$/;

/**
 * Writes `screens.json` beside a remote's manifest: `{ "/archive": ["archive.<hash>.js", "archive.<hash>.css"] }`, the files
 * of each screen that has a chunk of its own. The shell's pages preload them together with the remote's first files,
 * which saves the round trip between the two.
 */
export class ScreensFilePlugin {
  /** @param {Readonly<Record<string, string>>} screens path → what `src/App.tsx` imports for it, such as `./archive/ArchivePage` */
  constructor(screens) {
    this.screens = screens;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(ScreensFilePlugin.name, (compilation) => {
      // Names carry content hashes that are known only at the end.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: ScreensFilePlugin.name, stage }, () => {
        const files = Object.entries(this.screens).map(([path, request]) => {
          const group = compilation.chunkGroups.find((group) => isImportOfApp(group, request));
          if (!group)
            compilation.errors.push(new WebpackError(`src/App.tsx does not import ${request}, of ${path}`));
          return [path, group?.getFiles().filter((file) => LISTED.test(file)) ?? []];
        });
        compilation.emitAsset(
          'screens.json',
          new sources.RawSource(JSON.stringify(Object.fromEntries(files), null, 2)),
        );
      });
    });
  }
}

/** @param {import('webpack').ChunkGroup} group */
const isImportOfApp = ({ origins }, wanted) =>
  origins.some(
    ({ module, request }) => request === wanted && /\/src\/App\.tsx$/.test(module?.identifier() ?? ''),
  );
