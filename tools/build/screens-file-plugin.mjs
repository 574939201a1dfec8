const LISTED = /\.(js|css)$/;

/**
 * Writes `screens.json` beside a remote's manifest:
 * `{ "/archive": { "files": ["archive.<hash>.js", "archive.<hash>.css"], "lead": "Play any daily …" } }`. The shell's pages
 * preload the files of a screen together with the remote's first files, which saves the round trip between the two, and
 * show its lead while they load.
 */
export class ScreensFilePlugin {
  /**
   * @param {Readonly<Record<string, string>>} screens path → what `src/App.tsx` imports for it, such as `./archive/ArchivePage`
   * @param {() => Promise<Readonly<Record<string, string>>>} loadLeads path → what guests read there first
   */
  constructor(screens, loadLeads) {
    this.screens = screens;
    this.loadLeads = loadLeads;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(ScreensFilePlugin.name, (compilation) => {
      // Names carry content hashes that are known only at the end.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: ScreensFilePlugin.name, stage }, async () => {
        const leads = await this.loadLeads();
        for (const path of Object.keys(leads))
          if (!(path in this.screens))
            compilation.errors.push(new WebpackError(`No screen has the lead of ${path}`));
        const listed = Object.entries(this.screens).map(([path, request]) => {
          const group = compilation.chunkGroups.find((group) => isImportOfApp(group, request));
          if (!group)
            compilation.errors.push(new WebpackError(`src/App.tsx does not import ${request}, of ${path}`));
          const files = group?.getFiles().filter((file) => LISTED.test(file)) ?? [];
          return [path, { files, lead: leads[path] }];
        });
        compilation.emitAsset(
          'screens.json',
          new sources.RawSource(JSON.stringify(Object.fromEntries(listed), null, 2)),
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
