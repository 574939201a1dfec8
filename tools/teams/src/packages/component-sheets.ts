import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

/** `ProgressBar.tsx` → `progress-bar.css` */
const sheetOf = (file: string) =>
  `${path
    .parse(file)
    .name.replace(/(?<=[a-z])[A-Z]/g, '-$&')
    .toLowerCase()}.css`;

/**
 * Writes a style sheet for each module of components, with the styles of all components that it contains or uses. Class
 * names are those of the scripts, because they depend on the names of the CSS modules alone.
 * @param sources the folder with the components
 * @param outdir the folder for the style sheets
 * @returns their names: `button.css`
 */
export async function writeComponentSheets(sources: string, outdir: string): Promise<readonly string[]> {
  const components = (await readdir(sources)).filter((file) => /^[^.]+\.tsx$/.test(file));
  const { outputFiles } = await build({
    entryPoints: components.map((file) => path.join(sources, file)),
    outdir,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    write: false,
    logLevel: 'warning',
  });
  const sheets = outputFiles
    .filter((file) => file.path.endsWith('.css'))
    .map(({ path: file, text }) => ({ name: sheetOf(file), text }));
  await mkdir(outdir, { recursive: true });
  for (const { name, text } of sheets) await writeFile(path.join(outdir, name), text);
  return sheets.map(({ name }) => name).sort();
}
