/**
 * Part of `npm run lint`: reports words that this project does not use, with what to write instead, in comments, test
 * names, copy, documentation, identifiers and file names. `node tools/scripts/check-language.mjs FOLDER…` checks other
 * folders than the ones in `language-rules.mjs`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CODE, COPY, EXCEPTIONS, FOLDERS, NAMES, PROSE, REASONS } from './language-rules.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folders = process.argv.length > 2 ? process.argv.slice(2) : FOLDERS;

const GENERATED = /\/released\/|\/fonts\/|database\.types\.ts$|\/api\.md$|baseline|CHANGELOG\.md$/;
const files = execFileSync('git', ['ls-files', '-z', '--', ...folders], { cwd: ROOT, encoding: 'utf8' })
  .split('\0')
  .filter((file) => /\.(?:tsx?|mjs|cjs|css|sql|md)$/.test(file) && !GENERATED.test(file));

// A comment starts a line or follows a space or a brace: "https://…" and "src/**/*.ts" are not.
const COMMENTS = /(?<=^|[\s{(])(?:\/\*[\s\S]*?\*\/|\/\/ [^\n]*(?:\n[ \t]*\/\/ [^\n]*)*)/gm;
const SQL_COMMENTS = /--[^\n]*(?:\n\s*--[^\n]*)*/g;
const TEST_NAMES = /\b(?:test|it|describe)(?:\.each\([^)]*\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g;
const STRINGS = /(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g;

/** Comments, documentation and test names, each with its offset. */
function reasonsOf(file, text) {
  if (file.endsWith('.md')) return [[0, text.replaceAll(/^```[\s\S]*?^```/gm, blank)]];
  if (file.endsWith('.sql')) return matches(text, SQL_COMMENTS, 0);
  const comments = matches(text, COMMENTS, 0);
  return /\.test\.tsx?$/.test(file) ? [...comments, ...matches(text, TEST_NAMES, 2)] : comments;
}

/** Files whose strings people read. Skills are left out: in mathematics a point does lie on a line. */
const COPY_FILES = /copy\.ts$|\/legal\/|descriptions\.ts$/;
const copyOf = (file, text) => (COPY_FILES.test(file) ? matches(text, STRINGS, 2) : []);

const blank = (text) => text.replaceAll(/[^\n]/g, ' ');
const matches = (text, pattern, group) =>
  [...text.matchAll(pattern)].map((match) => [match.index, match[group]]);

/** Without comment marks and code; offsets stay the same. */
const plain = (prose) =>
  prose.replaceAll(/`[^`]*`/g, blank).replaceAll(/^[ \t]*(?:\/\*\*?|\*\/?|\/\/|--)/gm, blank);

/** "camelCase" and "kebab-case" names are split into words. */
const wordsOf = (name) =>
  ` ${name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/[^A-Za-z\d]+/g, ' ')} `.toLowerCase();

let faults = 0;
function report(file, line, found, instead) {
  if (EXCEPTIONS.some(([name, text]) => name.test(file) && text.test(found))) return;
  faults += 1;
  console.error(`${file}:${line}: "${found.trim().slice(0, 60)}", write instead: ${instead}`);
}

const NAME_RULES = NAMES.map(([words, instead]) => [new RegExp(` (?:${words}) `), instead]);

function checkNames(file, line, name) {
  for (const [words, instead] of NAME_RULES) if (words.test(wordsOf(name))) report(file, line, name, instead);
}

/** Identifiers, CSS names, and strings that are one name: `'too-many-attempts'`. */
function namesOf(file, text) {
  if (file.endsWith('.css')) return matches(text.replaceAll(COMMENTS, blank), /(?:\.|--)([a-z][\w-]*)/gi, 1);
  if (!/\.(?:tsx?|mjs|cjs|sql)$/.test(file)) return [];
  const code = text.replaceAll(file.endsWith('.sql') ? SQL_COMMENTS : COMMENTS, blank);
  const names = matches(code, STRINGS, 2).filter(([, string]) => /^[a-z]+(?:[-_][a-z]+)*$/i.test(string));
  return [...names, ...matches(code.replaceAll(STRINGS, blank), /[A-Za-z_]\w*/g, 0)];
}

function check(file) {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const lineAt = (offset) => text.slice(0, offset).split('\n').length;
  function checkProse(pieces, rules) {
    for (const [offset, piece] of pieces) {
      const words = plain(piece).replaceAll('\n', ' ');
      for (const [pattern, instead] of rules) {
        const found = pattern.exec(words);
        if (found) report(file, lineAt(offset + found.index), found[0], instead);
      }
    }
  }
  checkProse(reasonsOf(file, text), [...PROSE, ...REASONS]);
  checkProse(copyOf(file, text), [...PROSE, ...COPY]);
  checkNames(file, 1, path.basename(file).replace(/\..*/, ''));
  const checked = new Set();
  for (const [offset, name] of namesOf(file, text)) {
    if (!checked.has(name)) checkNames(file, lineAt(offset), name);
    checked.add(name);
  }
  if (!/\.tsx?$/.test(file)) return;
  const code = text.replaceAll(COMMENTS, blank);
  for (const [pattern, instead] of CODE) {
    const found = pattern.exec(code);
    if (found) report(file, lineAt(found.index), found[0], instead);
  }
}

for (const file of files) check(file);
if (faults > 0) {
  console.error(`${faults} ${faults === 1 ? 'place' : 'places'} to rewrite.`);
  process.exitCode = 1;
}
