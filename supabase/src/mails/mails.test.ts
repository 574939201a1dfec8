import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { copy } from './copy';
import { mailFiles } from './mail-files';

const FOLDER = path.join(__dirname, '../../templates');
const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');
const names = Object.keys(copy.mails);

/** The visible text of a page, without its styles. */
const readable = (html: string) =>
  html
    .replace(/<style>[^]*<\/style>/, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('the generated files are current: "npm run write-mails" writes them', () => {
  const written = readdirSync(FOLDER).map((file) => [file, read(file)]);
  expect(Object.fromEntries(written)).toEqual(mailFiles());
});

test.each(names)('%s has the same subject on hosted Supabase', (name) => {
  const config = readFileSync(path.join(FOLDER, '../config.toml'), 'utf8');
  const section = config.split(/^\[/m).find((one) => one.includes(`templates/${name}.html`));
  const subject = /^subject = "(.*)"$/m.exec(section ?? '')?.[1];
  expect(read(`${name}.html`)).toContain(`<title>${subject}</title>`);
});

test.each(names)('%s contains only placeholders that hosted Supabase fills in', (name) => {
  const known = [
    'TokenHash',
    'RedirectTo',
    'SiteURL',
    'Email',
    ...(name === 'email_change' ? ['NewEmail'] : []),
  ];
  for (const file of [`${name}.html`, `${name}.txt`]) {
    const used = [...read(file).matchAll(/\{\{(.*?)\}\}/g)].map(([, variable = '']) => variable);
    expect(used).not.toEqual([]);
    for (const variable of used) expect(known.map((one) => ` .${one} `)).toContain(variable);
  }
});

test.each([
  ['confirmation', 'signup'],
  ['recovery', 'recovery'],
  ['email_change', 'email_change'],
  ['invite', 'invite'],
])('the links of %s lead to the page with its button, and no text shows them', (name, type) => {
  const link = `{{ .SiteURL }}/link?type=${type}&token_hash={{ .TokenHash }}&to={{ .RedirectTo }}`;
  const html = read(`${name}.html`);
  expect(/href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')).toBe(link);
  expect(readable(html)).not.toContain('TokenHash');
  expect(read(`${name}.txt`).split('\n')).toContain(link);
});

test.each(names)('no link of %s is the one of the auth service, which a GET uses up', (name) => {
  expect(read(`${name}.html`) + read(`${name}.txt`)).not.toContain('ConfirmationURL');
});

test.each(names)('%s says why it was sent and what to do otherwise, with one spelling of email', (name) => {
  for (const file of [`${name}.html`, `${name}.txt`]) {
    const text = readable(read(file));
    expect(text).toContain('You get this email');
    expect(text).toMatch(/If you (did|do) not [^.]*, /);
    expect(text).not.toMatch(/e-mail|\bmail\b/i);
  }
});

test.each(names)('%s needs no external resources: no image, no script, no font', (name) => {
  expect(read(`${name}.html`)).not.toMatch(/<(img|script|link|svg|iframe)|url\(|https?:/);
});
