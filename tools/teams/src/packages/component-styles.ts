import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

/** `ProgressBar.tsx` → `progress-bar.css` */
const styleFileOf = (file: string) =>
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
export async function writeComponentStyles(sources: string, outdir: string): Promise<readonly string[]> {
  const components = (await readdir(sources)).filter((file) => /^[^.]+\.tsx$/.test(file));
  const { outputFiles } = await build({
    entryPoints: components.map((file) => path.join(sources, file)),
    outdir,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    packages: 'external',
    write: false,
    logLevel: 'warning',
  });
  const styles = outputFiles
    .filter((file) => file.path.endsWith('.css'))
    .map(({ path: file, text }) => ({ name: styleFileOf(file), text }));
  await mkdir(outdir, { recursive: true });
  for (const { name, text } of styles) await writeFile(path.join(outdir, name), text);
  return styles.map(({ name }) => name).sort();
}
