import path from 'node:path';
import { rollup, type RollupLog } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { entriesOf, type PublicPackage } from './public-packages';

/**
 * The public types of a package: file name → text, `index.d.ts` and one for each further entry. Each stands alone; what is
 * not exported and not needed is not in it.
 * @param comments whether they stay: for readers, and not for a comparison
 */
export async function typesOf(
  published: PublicPackage,
  { comments }: { comments: boolean },
): Promise<ReadonlyMap<string, string>> {
  const files = Object.entries(entriesOf(published)).map(async ([name, input]) => {
    const bundle = await rollup({
      input,
      external: (id) => !/^[./]/.test(id),
      plugins: [
        dts({
          tsconfig: path.join(published.folder, 'tsconfig.json'),
          compilerOptions: { noEmit: false, removeComments: !comments },
        }),
      ],
      onLog: refuse,
    });
    const { output } = await bundle.generate({ format: 'es' });
    return [`${name}.d.ts`, output[0].code] as const;
  });
  return new Map(await Promise.all(files));
}

function refuse(_level: string, { message, code }: RollupLog): void {
  // Types that name each other are no fault.
  if (code !== 'CIRCULAR_DEPENDENCY') throw new Error(message);
}
