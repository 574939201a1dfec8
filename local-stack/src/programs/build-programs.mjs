import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, utimes } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';
import { keepPrograms } from './keep-programs.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const CACHE = path.join(ROOT, '.cache');
/** As deep as the folder that the programs get, so that their source maps name the sources. */
const OUTPUT_FOLDER = path.join(CACHE, 'programs');

/** Of each program. */
const SOURCES = [
  'local-stack/src/backend/serve.ts',
  'local-stack/src/build.ts',
  'local-stack/src/dev.ts',
  'local-stack/src/outbox/serve.ts',
  'local-stack/src/postgres/serve.ts',
  'local-stack/src/start.ts',
  'local-stack/src/static/serve.ts',
  'local-stack/src/stripe-emulator/serve.ts',
  'payments-service/bench/serve.ts',
  'payments-service/src/server.ts',
  'shell/scripts/write-pages.ts',
  'supabase/src/accounts/report-own-data.ts',
  'supabase/src/check-auth.ts',
  'supabase/src/generate-types.ts',
  'supabase/src/publish-daily-puzzles.ts',
  'supabase/src/testing/run-scripts.ts',
];

/** Libraries stay where they are: each source gets the one that is installed for its own package. */
const librariesOutside = {
  name: 'libraries-outside',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path: name, kind, importer, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || pluginData === 'asked' || isBuiltin(name)) return undefined;
      const found = await resolve(name, { kind, importer, resolveDir, pluginData: 'asked' });
      // As an address: a folder's name may have signs that mean something else in one.
      const isLibrary = found.path.split(path.sep).includes('node_modules');
      return isLibrary ? { path: pathToFileURL(found.path).href, external: true } : found;
    });
  },
};

/** A bundled source still finds files by its own place in the repository. */
const placesKept = {
  name: 'places-kept',
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
 * Bundles what the local stack runs into one JavaScript file for each program. A program then starts with a quarter of
 * the processor time that it takes with a loader for TypeScript, and a platform is ten of them. The folder is named by
 * what is in it: a running platform keeps its own while the sources change.
 * @param {{ cache?: string }} options `cache` has the folders of programs
 * @returns the folder; a program has the place of its source in it
 */
export async function buildPrograms({ cache = CACHE } = {}) {
  const { outputFiles } = await build({
    entryPoints: SOURCES.map((source) => path.join(ROOT, source)),
    outbase: ROOT,
    outdir: OUTPUT_FOLDER,
    write: false,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.9',
    jsx: 'automatic',
    // For `NODE_OPTIONS=--enable-source-maps npm start`.
    sourcemap: 'linked',
    sourcesContent: false,
    outExtension: { '.js': '.mjs' },
    plugins: [librariesOutside, placesKept],
    logLevel: 'warning',
  });
  await stop();
  const files = outputFiles.map(({ path: file, contents }) => ({
    file: path.relative(OUTPUT_FOLDER, file),
    contents,
  }));
  const hash = createHash('sha256');
  for (const { file, contents } of files) hash.update(file).update(contents);
  const folder = path.join(cache, `programs-${hash.digest('hex').slice(0, 16)}`);
  const now = new Date();
  if (!existsSync(folder)) await keepPrograms(folder, files);
  // The date of the last use. Where the folder is another user's, theirs counts.
  await utimes(folder, now, now).catch(() => undefined);
  return folder;
}
