import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(__dirname, '../..');
const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', 'template']);

/** Their regular expressions have another purpose. */
const EXEMPT: Readonly<Record<string, string>> = {
  'packages/contracts/src/redact-secrets.ts': 'removes whatever looks like an address from texts',
  'supabase/schemas/05-names.sql': 'keeps whatever looks like an address out of names',
  'local-stack/src/stripe-emulator/api/operation.ts': "is Stripe's rule, which is wider than ours",
};

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory())
      return entry.name.startsWith('.') || NOT_OURS.has(entry.name) ? [] : filesIn(file, ending);
    return ending.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path.relative(ROOT, file)] : [];
  });
}

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Whether a regular expression matches whole addresses because of their at sign. */
function isAddressRule(literal: string): boolean {
  const end = literal.lastIndexOf('/');
  const flags = literal.slice(end + 1).replaceAll(/[gy]/g, '');
  const rule = new RegExp(literal.slice(1, end), flags);
  const isWhole = (text: string) => rule.exec(text)?.[0] === text;
  return isWhole('ada@example.com') && !isWhole('ada.example.com');
}

/** The expressions in a source that judge addresses by a rule of their own. */
function addressRules(source: string): string[] {
  const found: string[] = [];
  if (!/@|\.email\(/.test(source)) return found;
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node) && isAddressRule(node.text)) found.push(node.text);
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.expression.getText() === 'v' &&
      node.expression.name.text === 'email'
    )
      found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true));
  return found;
}

test('only the contracts judge whether a text is an email address', () => {
  const rules = filesIn(ROOT, /\.(tsx?|mjs)$/)
    .filter((file) => !(file in EXEMPT))
    .flatMap((file) => addressRules(read(file)).map((rule) => `${file}: ${rule}`));
  expect(rules).toEqual([]);
});

test('the database has no rule for addresses of its own', () => {
  const rules = filesIn(path.join(ROOT, 'supabase/schemas'), /\.sql$/).filter(
    (file) => !(file in EXEMPT) && /(~\*?|like|similar to)\s*'[^']*@/i.test(read(file)),
  );
  expect(rules).toEqual([]);
});

test.each(['/^\\S+@\\S+$/', '/.+@.+\\..+/g', '/^[^@]+@[^@]+\\.[a-z]{2,}$/iu', 'v.email()'])(
  'finds %s',
  (rule) => {
    expect(addressRules(`const EMAIL = ${rule};`)).toEqual([rule]);
  },
);

test.each(['/^check-.*@example\\.net$/', '/@/', '/^[a-z]+$/', '/.*/', 'schema.email()'])(
  'accepts %s',
  (expression) => {
    expect(addressRules(`const other = ${expression};`)).toEqual([]);
  },
);
