import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = path.resolve(__dirname, '../..');
const CHECK = pathToFileURL(path.join(ROOT, 'tools/browsers/used-apis.mjs')).href;

const MODULE = `
interface Quiz { with(place: number): void }
export function use(list: readonly number[], quiz: Quiz, text: string, dialog: HTMLElement) {
  list.with(0, 1);
  [...list].toSorted();
  new Set(list).union(new Set());
  AbortSignal.timeout(1);
  const { withResolvers } = Promise;
  URL.canParse(text);
  new Intl.NumberFormat('en', { roundingMode: 'ceil' });
  dialog.showPopover();
  /(?<!a)b/.test(text);
  new RegExp(\`(?<=\${text})b\`);
  Response.json({});
  list.values().map(String);

  quiz.with(1);
  list.map(String).at(-1);
  dialog.showPopover?.();
  new Intl.NumberFormat('en', { style: 'percent' });
  structuredClone(list);
  return <div popover="auto" title={text} />;
}
`;

const FOUND = [
  'javascript.builtins.Array.with',
  'javascript.builtins.Array.toSorted',
  'javascript.builtins.Set.union',
  'api.AbortSignal.timeout_static',
  'javascript.builtins.Promise.withResolvers',
  'api.URL.canParse_static',
  'javascript.builtins.Intl.NumberFormat.NumberFormat with roundingMode',
  'api.HTMLElement.showPopover',
  'lookbehind in a regular expression',
  'lookbehind in a regular expression',
  'api.Response.json_static',
  'javascript.builtins.Iterator.map',
  'the attribute popover',
];

test('the check of modules finds what a browser lacks by the types of values, and nothing else', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'missing-apis-'));
  const file = path.join(folder, 'module.tsx');
  try {
    writeFileSync(file, MODULE);
    const options = JSON.stringify({ root: ROOT, entries: [file] });
    const code = `import('${CHECK}').then(({ findMissingApis }) =>
      console.log(JSON.stringify(findMissingApis(${options}).map(({ name }) => name))))`;
    const found: unknown = JSON.parse(execFileSync(process.execPath, ['--eval', code], { encoding: 'utf8' }));
    expect(found).toEqual(FOUND);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
