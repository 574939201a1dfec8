import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** A function of copy whose argument is a name or an address that a person typed. */
const WITH_NAME =
  /(\w+): \([^)]*\b(?:name|nickname|username|email|person|who|whose|lost|suggested|current|wanted|group|student|teacher)\b: string[^)]*\) =>/g;

/** Attributes, texts for other apps, and names of puzzles: they cannot contain a `<NameInText>`. */
const PLAIN: readonly string[] = [
  'mfe-games/src/boards/copy.ts: report',
  'mfe-games/src/challenges/copy.ts: report',
  'mfe-games/src/friends/copy.ts: invitation',
  'mfe-games/src/friends/copy.ts: optionsOf',
  'mfe-games/src/print/copy.ts: sheet',
  'mfe-games/src/print/copy.ts: solutions',
  'mfe-learning/src/classes/copy.ts: csvName',
  'shell/src/layout/menu-copy.ts: accountMenu',
];

test('names in sentences are elements of their own, which are isolated and not translated', () => {
  const files = execFileSync('git', ['ls-files', '*copy.ts'], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => !/^(payments-service|local-stack|supabase|tools)\//.test(file));
  const found = files.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(WITH_NAME)].map(([, key]) => `${file}: ${key}`),
  );
  expect(found.sort()).toEqual(PLAIN);
});
