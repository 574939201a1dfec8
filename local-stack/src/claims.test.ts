import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** A text as a reader has it: line breaks and the escapes of the source are not part of it. */
const flat = (text: string) => text.replaceAll("\\'", "'").replaceAll(/\s+/g, ' ');

/** The rows of `docs/claims.md`: a sentence, the file that says it, and what makes it true. */
const CLAIMS = read('docs/claims.md')
  .split('\n')
  .filter((line) => line.startsWith('| “'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, sentence = '', where = '', proof = '']) => ({ sentence: sentence.slice(1, -1), where, proof }));

/** `file` or `file#name`, in backticks. */
const codeOf = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

test('the list has claims', () => expect(CLAIMS.length).toBeGreaterThan(30));

test.each(CLAIMS)('“$sentence” is still said in $where', ({ sentence, where }) => {
  const files = codeOf(where);
  expect(files).not.toEqual([]);
  for (const file of files) {
    const text = flat(read(file));
    for (const part of sentence.split('…')) expect(text).toContain(part.trim());
  }
});

test.each(CLAIMS)('what makes “$sentence” true exists', ({ proof }) => {
  const proofs = codeOf(proof);
  expect(proofs).not.toEqual([]);
  for (const each of proofs) {
    const [file = '', name = ''] = each.split('#');
    expect({ file, exists: existsSync(path.join(ROOT, file)) }).toEqual({ file, exists: true });
    if (name) expect(read(file)).toContain(name);
  }
});
