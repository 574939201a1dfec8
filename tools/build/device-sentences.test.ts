import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(__dirname, '../..');
const CLAIM =
  /\b(this|your) (device|browser)\b|\bplayed here\b|\b(is|are) (not )?(kept|saved|stored)\b|\b(nothing|no (data|results?))\b[^.]* (is|are) lost\b|\bsafe\b/i;

/** Sentences that are also true, or never shown, in a browser that stores nothing. */
const TRUE_EVERYWHERE: readonly RegExp[] = [
  // They describe the present or what the person can do.
  /^Not solved on this device$/,
  /^Your browser (blocked the new tab|did not allow copying|is not saving data for this site)/,
  /^If somebody else paid on this device/,
  /^This device no longer remembers that purchase/,
  /on this device or another one, your email is verified/,
  /^Follows your device$/,
  /^Early access: get new versions first on this device$/,
  /measured on your device, and it is never listed as the best/,
  /runs its puzzles in your browser, so it needs JavaScript/,
  // They follow from something that is stored.
  /^You can create one more account in this browser/,
  /^You have created three accounts in this browser/,
  /^You were signed out on this device\./,
  /^What you have played here$/,
  // They are about an account, which the server stores.
  /^Your changes are saved\.$/,
  /your results are saved from now on/,
  /free account,? .*(are saved|progress is saved)/,
  /^Create a free account or sign in, and your results and your streak are kept/,
  /^We could not load your progress\. Nothing is lost/,
  /^Your purchase is safe\./,
  /^The account for your purchase is ready\. To keep it safe,/,
  // It comes after the round, and the next sentence says where the result is.
  /^The server did not respond\. This round is saved/,
  // Nothing more is promised than what the page said about each result, or about its own pages.
  /, and saved results are kept\.$/,
  /^Saved progress is kept, and/,
  /^We could not load (this page|your day)\. Your saved (answers|results) are safe\./,
  /^\(your place is kept\)$/,
  /^For fun: .* This round is not kept\.$/,
];

const files = execFileSync('git', ['ls-files', '*copy.ts'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n')
  // The cookie policy is about all browsers, and mails are read elsewhere.
  .filter((file) => !/^(payments-service|supabase|tools)\/|legal\/copy/.test(file));

/** The object whose `stored` contains the node; undefined outside of such pairs. */
function pairOf(node: ts.Node): { blocked: string } | undefined {
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    if (!ts.isPropertyAssignment(at) || !ts.isObjectLiteralExpression(at.parent)) continue;
    const name = at.name.getText();
    if (name !== 'stored' && name !== 'blocked') continue;
    const blocked = at.parent.properties.find((property) => property.name?.getText() === 'blocked');
    return blocked && { blocked: blocked.getText() };
  }
  return undefined;
}

function textsOf(file: string) {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: { text: string; pair: ReturnType<typeof pairOf> }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      found.push({ text: node.getText().slice(1, -1), pair: pairOf(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('every sentence about this device or browser says something true where nothing is stored', () => {
  const claims = files.flatMap((file) =>
    textsOf(file)
      .filter(({ text }) => CLAIM.test(text) && !TRUE_EVERYWHERE.some((one) => one.test(text)))
      .map(({ text, pair }) => ({ file, text, pair })),
  );
  expect(claims.length).toBeGreaterThan(10);
  const withoutPair = claims.filter(({ pair }) => !pair).map(({ file, text }) => `${file}: ${text}`);
  expect(withoutPair).toEqual([]);
  const untrue = claims.filter(({ pair }) =>
    /\b(on|in) (this|your) (device|browser)\b/i.test(pair?.blocked ?? ''),
  );
  expect(untrue.map(({ pair }) => pair?.blocked)).toEqual([]);
});

test('no exception outlives its sentence', () => {
  const all = files.flatMap(textsOf).map(({ text }) => text);
  expect(TRUE_EVERYWHERE.filter((one) => !all.some((text) => one.test(text)))).toEqual([]);
});
