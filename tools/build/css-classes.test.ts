import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g;

/** Classes that components read from a CSS module which does not define them. TypeScript sees only strings. */
function missingClasses(): string[] {
  const files = execFileSync('git', ['ls-files', '*.tsx', '*.ts'], { cwd: ROOT, encoding: 'utf8' });
  return files
    .trim()
    .split('\n')
    .filter((file) => existsSync(path.join(ROOT, file)))
    .flatMap((file) => {
      const source = readFileSync(path.join(ROOT, file), 'utf8');
      return [...source.matchAll(IMPORT)].flatMap(([, name, module]) => {
        const css = readFileSync(path.join(ROOT, path.dirname(file), module!), 'utf8');
        const defined = new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, found]) => found));
        const used = [...source.matchAll(new RegExp(`\\b${name}\\['([^']+)'\\]`, 'g'))].map(
          ([, found]) => found,
        );
        return used.filter((found) => !defined.has(found)).map((found) => `${file}: ${found}`);
      });
    });
}

test('every class that a component uses is defined in its CSS module', () => {
  expect(missingClasses()).toEqual([]);
});
