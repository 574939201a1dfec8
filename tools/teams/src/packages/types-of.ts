import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import ts from 'typescript';
import { entriesOf, publicPackages, ROOT, type PublicPackage } from './public-packages';

const FOLDER = path.join(ROOT, '.cache/api');

/** The types of one entry of a package. */
export interface EntryTypes {
  /** API Extractor's report: sorted, without comments, for comparisons. */
  readonly report: string;
  /** One declaration file that needs no other file of the package, with its comments, for readers. */
  readonly declarations: string;
}

/** The public types of a package: `index` and one for each further entry. */
export async function typesOf(published: PublicPackage): Promise<ReadonlyMap<string, EntryTypes>> {
  const [commented, plain] = await (declarations ??= compile());
  const entries = Object.entries(entriesOf(published)).map(([name, source]) => {
    const { report } = extract(published, { name, source, declarations: plain });
    const { rollup } = extract(published, { name, source, declarations: commented });
    return [
      name,
      { report: fencedIn(readFileSync(report, 'utf8')), declarations: readFileSync(rollup, 'utf8') },
    ] as const;
  });
  return new Map(entries);
}

/** The declarations of all public packages, with comments and without: two folders. */
let declarations: Promise<readonly [string, string]> | undefined;

/**
 * API Extractor reads declarations, takes what is below `node_modules` for a library, and leaves the comments inside of types in
 * its report. So those that the compiler has written there are copied, once with comments and once without.
 */
async function compile(): Promise<readonly [string, string]> {
  const compiler = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  const folders = publicPackages().map(({ folder }) => folder);
  await promisify(execFile)(process.execPath, [compiler, '--build', ...folders], { cwd: ROOT }).catch(
    ({ stdout }: { stdout: string }) => {
      throw new Error(`The public packages have errors of types:\n${stdout}`);
    },
  );
  const copies = [path.join(FOLDER, 'commented'), path.join(FOLDER, 'plain')] as const;
  const printer = ts.createPrinter({ removeComments: true });
  for (const folder of folders) {
    const from = path.join(folder, 'node_modules/.cache/types');
    for (const name of await readdir(from, { recursive: true })) {
      if (!name.endsWith('.d.ts')) continue;
      const text = await readFile(path.join(from, name), 'utf8');
      const source = ts.createSourceFile(name, text, ts.ScriptTarget.ESNext);
      for (const [place, content] of [
        [copies[0], text],
        [copies[1], printer.printFile(source)],
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
        extractorMessageReporting: { default: { logLevel: 'none' } },
        tsdocMessageReporting: { default: { logLevel: 'none' } },
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

/** The declarations in a report, without the words around them. */
const fencedIn = (report: string): string => /```ts\n([^]*?)```/.exec(report)?.[1]?.trim() ?? '';
