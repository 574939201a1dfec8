import { mkdir, readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';
import writeFileAtomic from 'write-file-atomic';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDER = path.join(ROOT, '.cache/programs');

const SOURCES = [
  'local-stack/src/backend/serve.ts',
  'local-stack/src/dev.ts',
  'local-stack/src/on-platform.ts',
  'local-stack/src/outbox/serve.ts',
  'local-stack/src/testing/serve-cluster.ts',
  'local-stack/src/start.ts',
  'local-stack/src/static/serve.ts',
  'local-stack/src/stripe-emulator/serve.ts',
  'payments-service/bench/serve.ts',
  'payments-service/src/reconcile.ts',
  'payments-service/src/server.ts',
  'payments-service/src/stripe-setup.ts',
  'shell/scripts/write-pages.ts',
  'supabase/src/accounts/report-own-data.ts',
  'supabase/src/check-auth.ts',
  'supabase/src/generate-types.ts',
  'supabase/src/publish-daily-puzzles.ts',
  'supabase/src/testing/run-scripts.ts',
  'tools/deploy/src/deploy.ts',
];

/** Dependencies are not bundled: each source imports those installed for its own package. */
const librariesOutside = {
  name: 'libraries-outside',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path: name, kind, importer, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || pluginData === 'asked' || isBuiltin(name)) return undefined;
      const found = await resolve(name, { kind, importer, resolveDir, pluginData: 'asked' });
      // A URL, because folder names may contain special characters.
      const isLibrary = found.path.split(path.sep).includes('node_modules');
      return isLibrary ? { path: pathToFileURL(found.path).href, external: true } : found;
    });
  },
};

/** Keeps paths relative to the original source working. */
const keepUrls = {
  name: 'keep-urls',
  setup({ onLoad }) {
    onLoad({ filter: /\.(ts|tsx|mjs)$/ }, async ({ path: file }) => {
      const code = await readFile(file, 'utf8');
      const place = JSON.stringify(pathToFileURL(file).href);
      return {
        contents: code.replaceAll('import.meta.url', place),
        loader: file.endsWith('x') ? 'tsx' : 'ts',
      };
    });
  },
};

/**
 * Bundles each program of the local stack into one JavaScript file. Programs then start with a quarter of the processor
 * time that a TypeScript loader takes, and a platform runs ten of them.
 * @returns the output folder, in which a program has the path of its source
 */
export async function buildPrograms() {
  const { outputFiles } = await build({
    entryPoints: SOURCES.map((source) => path.join(ROOT, source)),
    outbase: ROOT,
    outdir: FOLDER,
    write: false,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    jsx: 'automatic',
    // For `NODE_OPTIONS=--enable-source-maps npm start`.
    sourcemap: 'linked',
    sourcesContent: false,
    outExtension: { '.js': '.mjs' },
    plugins: [librariesOutside, keepUrls],
    logLevel: 'warning',
  });
  await stop();
  // Files are replaced atomically, because another platform of this checkout may be reading them. Shared chunks are
  // named by their content.
  for (const { path: file, contents } of outputFiles) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFileAtomic(file, contents, { fsync: false });
  }
  return FOLDER;
}
