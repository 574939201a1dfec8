import { readFileSync } from 'node:fs';
import path from 'node:path';
import { htmlOf, type MailContent, plainTextOf } from './layout';
import { DARK, LIGHT } from './style';

const HOSTILE = '<b title="x">Ada & Bob</b>';
const ESCAPED = '&lt;b title=&quot;x&quot;&gt;Ada &amp; Bob&lt;/b&gt;';
const URL = 'https://play.test/?a=1&b="2"';

const MAIL: MailContent = {
  subject: HOSTILE,
  preview: HOSTILE,
  paragraphs: [HOSTILE, HOSTILE],
  facts: [[HOSTILE, HOSTILE]],
  action: { label: HOSTILE, url: URL, note: HOSTILE },
  foot: [HOSTILE],
  footLink: { label: HOSTILE, url: URL },
  siteUrl: URL,
};

test('HTML escapes every text and every link', () => {
  const html = htmlOf(MAIL);
  expect(html).not.toMatch(/<b[ >]|="https:[^"]*"2/);
  // Title and heading, preview, two paragraphs, a fact, the button with its note, and the foot with its link.
  expect(html.split(ESCAPED)).toHaveLength(12);
  expect(html).toContain('href="https://play.test/?a=1&amp;b=&quot;2&quot;"');
});

test('plain text contains the same, without markup of its own', () => {
  const text = plainTextOf({ ...MAIL, subject: 'Paid', facts: [['Amount', '$49.99']] });
  expect(text).toMatch(/^Paid\n\n/);
  expect(text).toContain('Amount: $49.99');
  expect(text).toContain(`${HOSTILE}:\n${URL}`);
  expect(text).not.toMatch(/\n{3}|undefined/);
});

test('a mail needs no facts, no button and no link at its end', () => {
  const { subject, preview, paragraphs, foot, siteUrl } = MAIL;
  const bare = { subject, preview, paragraphs, foot, siteUrl };
  expect(htmlOf(bare)).not.toContain('undefined');
  expect(plainTextOf(bare)).not.toMatch(/undefined|\n{3}/);
});

test('the colors are the product’s', () => {
  const tokens = readFileSync(path.join(__dirname, '../../ui/src/tokens/color.css'), 'utf8');
  const token = (name: string) => {
    const custom = `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    const value = new RegExp(`${custom}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(tokens);
    return { light: value?.[1] ?? value?.[3], dark: value?.[2] ?? value?.[3] };
  };
  for (const name of Object.keys(LIGHT) as (keyof typeof LIGHT)[]) {
    expect([name, token(name)]).toEqual([name, { light: LIGHT[name], dark: DARK[name] }]);
  }
});
