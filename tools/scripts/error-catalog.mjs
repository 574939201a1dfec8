/**
 * The lists at the end of `docs/error-catalog.md`, read from the sources: the codes of the database and of the payments
 * service, and the messages in copy files, such as `copy.ts` and `drill-copy.ts`. `node tools/scripts/error-catalog.mjs`
 * writes them; with `--check` it prints the lines that differ.
 */
import './require-node.cjs';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CATALOG = path.join(ROOT, 'docs/error-catalog.md');
const BEGINNING = '## Codes of the database';

const filesBelow = (folder, ending) =>
  readdirSync(path.join(ROOT, folder), { recursive: true })
    .map((name) => `${folder}/${String(name).replaceAll(path.sep, '/')}`)
    .filter((name) => ending.test(name) && !/\/(node_modules|dist|testing)\/|\.test\./.test(name))
    .sort();
const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const parse = (file) => ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);

/** The text of an expression, with `…` for what varies; null if it is not a text. */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => `…${literal.text}`)].join('');
  if (ts.isArrowFunction(node)) return ts.isBlock(node.body) ? null : textOf(node.body);
  if (ts.isParenthesizedExpression(node)) return textOf(node.expression);
  return null;
}

/** Every raised error and every refusal that is returned: hint, SQLSTATE and message. */
function databaseCodes() {
  const sql = filesBelow('supabase/schemas', /\.sql$/)
    .map(read)
    .join('\n');
  const raised = sql.matchAll(
    /raise exception '((?:[^']|'')*)'[^;]*?using errcode = '(\w+)', hint = '([\w-]+)'/g,
  );
  const returned = sql.matchAll(/private\.refusal_response\('(\w+)', '([\w-]+)', '((?:[^']|'')*)'/g);
  return [
    ...[...raised].map(([, message, state, code]) => [code, state, message]),
    ...[...returned].map(([, state, code, message]) => [code, state, message]),
  ].map(([code, state, message]) => [code, state, message.replaceAll("''", "'").replaceAll('%', '…')]);
}

/** Every code of the payments service with its message: a code precedes an entry of `MESSAGES`. */
function serviceCodes() {
  const messages = new Map();
  const collect = (node) => {
    if (ts.isPropertyAssignment(node)) messages.set(node.name.getText(), textOf(node.initializer));
    ts.forEachChild(node, collect);
  };
  collect(parse('payments-service/src/errors/messages.ts'));
  const found = [];
  const messagesOf = (node) => {
    const text = node?.getText() ?? '';
    if (text.startsWith('returnedMessage(')) return ['…'];
    if (!/^(\w+ \? )?MESSAGES\./.test(text)) return [];
    return [...text.matchAll(/MESSAGES\.(\w+)/g)].map(([, key]) => messages.get(key) ?? '…');
  };
  const visit = (node) => {
    const siblings = node.arguments ?? node.elements ?? [];
    siblings.forEach((sibling, index) => {
      if (ts.isStringLiteral(sibling))
        for (const message of messagesOf(siblings[index + 1])) found.push([sibling.text, message]);
    });
    ts.forEachChild(node, visit);
  };
  for (const file of filesBelow('payments-service/src', /\.ts$/)) visit(parse(file));
  return found;
}

/** The names that the texts of failures have. */
const FAILURE = new RegExp(
  [
    'fail|error|refus|invalid|required|missing|taken|unreachable|unavailable|offline|tooMany|too-many|tooOften|tooLong',
    'usernameShort|usernameLong|usernameLater|passwordShort|^short$|locked|limited|limitReached|differ|unusable',
    'breached|guessable|expired|wrong|notFound|not-your|not-the|notDone|notSent|notSignedIn|notPaid|notNow',
    '^gone|notHere|unknown|blocked|removed$|^name-|disputed|unpaid|returned$|mistyped|busyNetwork|downloadLater',
  ].join('|'),
  'i',
);

/** The texts of failures in the copy files, by folder. */
function messages() {
  const files = ['mfe-account', 'mfe-games', 'mfe-learning', 'shell', 'packages/web'].flatMap((folder) =>
    filesBelow(`${folder}/src`, /copy\.ts$/),
  );
  return files.flatMap((file) => {
    const found = [];
    const visit = (node, isFailure) => {
      if (ts.isPropertyAssignment(node)) {
        const name = node.name.getText().replaceAll("'", '');
        const fails = isFailure || FAILURE.test(name);
        const text = textOf(node.initializer);
        if (fails && text && /[a-z] [a-z]|[.!]$/i.test(text)) found.push([path.posix.dirname(file), text]);
        return ts.forEachChild(node, (child) => visit(child, fails));
      }
      if (ts.isVariableDeclaration(node)) {
        const fails = FAILURE.test(node.name.getText());
        return ts.forEachChild(node, (child) => visit(child, fails));
      }
      if (isFailure && ts.isArrayLiteralExpression(node))
        for (const text of node.elements.map(textOf))
          if (text && /[a-z] [a-z]|[.!]$/i.test(text)) found.push([path.posix.dirname(file), text]);
      return ts.forEachChild(node, (child) => visit(child, isFailure));
    };
    visit(parse(file), false);
    return found;
  });
}

const unique = (rows) => [...new Map(rows.map((row) => [row.join('\0'), row])).values()];
const byText = (a, b) => (a.join('\0') < b.join('\0') ? -1 : 1);
const table = (head, rows) =>
  [head, head.map(() => '---'), ...unique(rows).sort(byText)]
    .map(
      (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('<', '\\<')).join(' | ')} |`,
    )
    .join('\n');

/** The end of the catalog as the sources have it. */
const derivedLists = () => `${BEGINNING}

The hint of an error, its SQLSTATE and its message. Pages choose their own words by the hint.

<!-- prettier-ignore -->
${table(
  ['code', 'SQLSTATE', 'message'],
  databaseCodes().map(([code, ...rest]) => [`\`${code}\``, ...rest]),
)}

## Codes of the payments service

<!-- prettier-ignore -->
${table(
  ['code', 'message'],
  serviceCodes().map(([code, ...rest]) => [`\`${code}\``, ...rest]),
)}

## All messages of failures

By the folder whose copy files have them. \`…\` stands for what varies.

<!-- prettier-ignore -->
${table(
  ['folder', 'message'],
  messages().map(([folder, ...rest]) => [`\`${folder}\``, ...rest]),
)}
`;

const stored = readFileSync(CATALOG, 'utf8');
const [before = ''] = stored.split(`\n${BEGINNING}`);
const expected = `${before.trimEnd()}\n\n${derivedLists()}`;

if (process.argv.includes('--check')) {
  const [lines, wanted] = [stored, expected].map((text) => new Set(text.split('\n')));
  for (const line of wanted) if (!lines.has(line)) console.log(`missing: ${line}`);
  for (const line of lines) if (!wanted.has(line)) console.log(`not in the sources: ${line}`);
} else {
  writeFileSync(CATALOG, expected);
}
