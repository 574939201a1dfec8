import path from 'node:path';
import { rollup, type RollupLog } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { entriesOf, type PublicPackage } from './public-packages';

/**
 * The public types of a package, one text for each of its entries: `index.d.ts`, and files that several share. What is
 * not exported and not needed is not in them.
 * @param comments whether they stay: for readers, and not for a comparison
 */
export async function typesOf(
  published: PublicPackage,
  { comments }: { comments: boolean },
): Promise<ReadonlyMap<string, string>> {
  const bundle = await rollup({
    input: entriesOf(published),
    external: (name) => !/^[./]/.test(name),
    plugins: [
      dts({
        tsconfig: path.join(published.folder, 'tsconfig.json'),
        compilerOptions: { noEmit: false, removeComments: !comments },
      }),
    ],
    onLog: refuse,
  });
  const { output } = await bundle.generate({ format: 'es', chunkFileNames: '[name].d.ts' });
  return new Map(output.map((file) => [file.fileName, 'code' in file ? file.code : '']));
}

function refuse(_level: string, { message, code }: RollupLog): void {
  // Types that name each other are no fault.
  if (code !== 'CIRCULAR_DEPENDENCY') throw new Error(message);
}
