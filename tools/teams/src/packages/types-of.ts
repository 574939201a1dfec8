import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import ts from 'typescript';
import { entriesOf, publicPackages, ROOT, type PublicPackage } from './public-packages';

/** The types of one entry of a package. */
export interface EntryTypes {
  /** API Extractor's report: sorted, for comparisons. */
  readonly report: string;
  /** One declaration file that needs no other file of the package. */
  readonly declarations: string;
}

/**
 * The public types of a package: `index` and one for each further entry.
 * @param comments whether they stay: for readers, and not for a comparison
 */
export async function typesOf(
  published: PublicPackage,
  { comments }: { comments: boolean },
): Promise<ReadonlyMap<string, EntryTypes>> {
  const { commented, plain } = await (compiled ??= compile());
  const entries = Object.entries(entriesOf(published)).map(([name, source]) => {
    const files = extract(published, { name, source, declarations: comments ? commented : plain });
    const types = {
      report: fencedIn(readFileSync(files.report, 'utf8')),
      declarations: readFileSync(files.rollup, 'utf8'),
    };
    return [name, types] as const;
  });
  return new Map(entries);
}

/** Two folders, each with the declarations of all public packages. */
interface Declarations {
  readonly commented: string;
  readonly plain: string;
}
let compiled: Promise<Declarations> | undefined;

/**
 * API Extractor reads declarations, takes what is below `node_modules` for a library, and leaves the comments inside of types in
 * its report. So those that the compiler has written there are copied, once with comments and once without.
 */
async function compile(): Promise<Declarations> {
  const compiler = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  const folders = publicPackages().map(({ folder }) => folder);
  await promisify(execFile)(process.execPath, [compiler, '--build', ...folders], { cwd: ROOT }).catch(
    ({ stdout }: { stdout: string }) => {
      throw new Error(`The public packages have errors of types:\n${stdout}`);
    },
  );
  // In the repository, where the libraries are found, and of this process alone.
  await mkdir(path.join(ROOT, '.cache'), { recursive: true });
  const home = await mkdtemp(path.join(ROOT, '.cache/api-'));
  process.once('exit', () => rmSync(home, { recursive: true, force: true }));
  const copies = { commented: path.join(home, 'commented'), plain: path.join(home, 'plain') };
  const printer = ts.createPrinter({ removeComments: true });
  for (const folder of folders) {
    const from = path.join(folder, 'node_modules/.cache/types');
    for (const name of await readdir(from, { recursive: true })) {
      if (!name.endsWith('.d.ts')) continue;
      const text = await readFile(path.join(from, name), 'utf8');
      const source = ts.createSourceFile(name, text, ts.ScriptTarget.ESNext);
      for (const [place, content] of [
        [copies.commented, text],
        [copies.plain, printer.printFile(source)],
      ] as const) {
        await mkdir(path.dirname(path.join(place, name)), { recursive: true });
        await writeFile(path.join(place, name), content);
      }
    }
  }
  return copies;
}

interface Entry {
  readonly name: string;
  /** Its TypeScript. */
  readonly source: string;
  /** The folder with the declarations. */
  readonly declarations: string;
}

const COMPILER_OPTIONS = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  jsx: 'react-jsx',
  strict: true,
  esModuleInterop: true,
  skipLibCheck: true,
  types: [],
};

/** @returns the files that were written @throws Error when the entry cannot be read */
function extract({ folder, file }: PublicPackage, { name, source, declarations: from }: Entry) {
  const entry = path.join(from, path.relative(ROOT, source)).replace(/\.tsx?$/, '.d.ts');
  const output = path.join(from, 'reports');
  const title = [path.basename(folder), name].join('-');
  const rollup = path.join(output, `${title}.d.ts`);
  const config = ExtractorConfig.prepare({
    configObjectFullPath: path.join(folder, 'package.json'),
    packageJsonFullPath: path.join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      newlineKind: 'lf',
      mainEntryPointFilePath: entry,
      compiler: { overrideTsconfig: { compilerOptions: COMPILER_OPTIONS, files: [entry] } },
      apiReport: {
        enabled: true,
        reportFileName: title,
        reportFolder: output,
        reportTempFolder: path.join(output, 'temp'),
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: true, untrimmedFilePath: rollup },
      tsdocMetadata: { enabled: false },
      messages: {
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });
  const { errorCount } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => (message.handled = true),
  });
  if (errorCount > 0) throw new Error(`API Extractor cannot read ${name} of ${file.name}.`);
  return { report: path.join(output, `${title}.api.md`), rollup };
}

/** The declarations in a report, without what it says of comments, which there are none of. */
const fencedIn = (report: string): string =>
  (/```ts\n([^]*?)```/.exec(report)?.[1] ?? '').replaceAll(/^ *\/\/ .*\n/gm, '').trim();
