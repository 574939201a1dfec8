import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

type Reader = 'characters' | 'code' | 'answer' | 'words' | 'date' | 'choice';

/**
 * Every file with a field that people type in, and what reads its text. `characters` and `code` read digits of all
 * scripts; `answer` does so in the learning package. `words` are kept as they are typed: names, addresses and passwords.
 * A browser gives the value of a `date` in one form, and nobody types into a `choice`.
 */
const FIELDS: Readonly<Record<string, Reader>> = {
  'mfe-account/src/layout/ChoiceField.tsx': 'choice',
  'mfe-account/src/layout/Form.tsx': 'words',
  'mfe-account/src/profile/fields/ColorField.tsx': 'characters',
  'mfe-account/src/profile/fields/ProfileTextField.tsx': 'words',
  'mfe-account/src/profile/fields/TextFields.tsx': 'words',
  'mfe-account/src/profile/fields/UsernameField.tsx': 'characters',
  'mfe-account/src/profile/settings/DeletionPanel.tsx': 'characters',
  'mfe-account/src/sign-up/onboarding/OnboardingFields.tsx': 'words',
  'mfe-games/src/round/AnswerForm.tsx': 'characters',
  'mfe-learning/src/classes/teacher/AssignForm.tsx': 'date',
  'mfe-learning/src/practice/answer/TypedFields.tsx': 'answer',
  'packages/ui/src/fields.tsx': 'words',
  'packages/web/src/social/CodeForm.tsx': 'code',
  'packages/web/src/social/NameForm.tsx': 'words',
};

/** What shows that a text is read so: in the file itself, or in the one that gets the text from it. */
const READERS: Readonly<Record<Reader, { readonly pattern: RegExp; readonly file?: string }>> = {
  characters: { pattern: /typedCharacters\(|rewrite=\{hexDigits\}/ },
  code: { pattern: /typedCode\(/ },
  answer: { pattern: /\bcheckAnswer\(/, file: 'mfe-learning/src/practice/ExerciseTurn.tsx' },
  // Nothing makes numbers of it, or asks for the keyboard of digits.
  words: { pattern: /^(?![^]*(?:\bNumber\(|parse(?:Int|Float)|valueAsNumber|"(?:number|numeric|decimal)"))/ },
  date: { pattern: /type="date"/ },
  choice: { pattern: /type: 'radio' \| 'checkbox'/ },
};

const FIELD = /<(?:input|textarea|TextField|ProfileTextField)\b[^]*?\/?>/g;
/** A choice, or a text that is only shown. */
const NOT_TYPED = /type="(?:radio|checkbox|range|hidden)"|readOnly\b(?!=)/;

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => /^(?:shell|mfe-[^/]+|packages\/[^/]+|shared-puzzle-engine)\/src\//.test(file))
  .filter((file) => !/\.test\.|\/testing\//.test(file) && existsSync(path.join(ROOT, file)));

/** From the tag to the first `/>` or child; attributes may contain arrow functions. */
const typedFieldsOf = (source: string) =>
  [...source.matchAll(FIELD)]
    .map(({ index }) => source.slice(index, source.indexOf('/>', index)))
    .filter((field) => !NOT_TYPED.test(field));

const withFields = sources.filter((file) => file.endsWith('.tsx') && typedFieldsOf(read(file)).length > 0);

test('every file with a text field is listed with what reads its text', () => {
  expect(withFields.sort()).toEqual(Object.keys(FIELDS).sort());
});

test.each(Object.entries(FIELDS))('%s reads its text as %s', (file, reader) => {
  const { pattern, file: readingFile = file } = READERS[reader];
  expect(read(readingFile)).toMatch(pattern);
});

test('codes and answers read left to right, also on a page in Arabic or Hebrew', () => {
  const figures = Object.keys(FIELDS).filter(
    (file) => ['code', 'answer'].includes(FIELDS[file] ?? '') || file.endsWith('AnswerForm.tsx'),
  );
  expect(figures).toHaveLength(3);
  for (const file of figures)
    expect([file, read(file)]).toEqual([file, expect.stringContaining('dir="ltr"')]);
});

test('every field of its own keeps Enter from an input method', () => {
  const own = withFields.filter(
    (file) =>
      FIELDS[file] !== 'choice' &&
      typedFieldsOf(read(file)).some((field) => /^<(?:input|textarea)/.test(field)),
  );
  expect(own.filter((file) => !/keepComposing/.test(read(file)))).toEqual([]);
});

/** Modules that drop everything but some characters, and why they may. */
const DROPPING = [
  // The color field keeps hex digits of any script: decision 0099.
  'mfe-account/src/profile/colors.ts',
  // It suggests a username from the name.
  'mfe-account/src/profile/setup/steps.ts',
  // It removes the marks of repeating digits from a copy.
  'packages/learning/src/exercise/repeating-decimal.ts',
];

test('no field drops characters, or has a pattern of ASCII digits', () => {
  const dropping = /replace(?:All)?\(\s*\/(?:\\D|\[\^[^\]]*(?:0-9|\\d))|pattern=["{]/;
  expect(sources.filter((file) => dropping.test(read(file)))).toEqual(DROPPING);
});

test('only the username and the color change their text while a person types', () => {
  const changing = sources.filter((file) => /\brewrite=\{|(?:target|current)\.value = /i.test(read(file)));
  expect(changing).toEqual([
    'mfe-account/src/profile/fields/ColorField.tsx',
    'mfe-account/src/profile/fields/ProfileTextField.tsx',
    'mfe-account/src/profile/fields/UsernameField.tsx',
  ]);
});

test('one module reads the digits of other scripts', () => {
  const others = sources.filter(
    (file) => /\\p\{Nd\}|\\u0660|٠/.test(read(file)) && /codePointAt/.test(read(file)),
  );
  expect(others).toEqual(['packages/contracts/src/ascii-digits.ts']);
});
