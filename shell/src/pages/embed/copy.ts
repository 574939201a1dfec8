/** Texts of `/embed`. */
export const copy = {
  title: 'A daily puzzle on your page',
  lead: 'Put today’s puzzle on your own site: two lines of markup, no account and no key.',
  choose: 'Choose a puzzle',
  theme: 'Theme',
  themes: { auto: 'The visitor’s setting', light: 'Light', dark: 'Dark' },
  example: 'Example',
  exampleNote:
    'This is the real element, made by these two lines. Its grid is separate from the one in your account.',
  exampleFailed: 'The example could not be loaded. The markup works all the same.',
  markup: 'Copy the markup',
  markupNote: 'The script can be anywhere in the page, once for any number of puzzles.',
  options: {
    title: 'Options',
    rows: [
      {
        name: 'game',
        values: 'sum, multiplication, combined',
        meaning: 'Which of the three dailies. Without it, sum.',
      },
      { name: 'theme', values: 'light, dark', meaning: 'Without it, the visitor’s system decides.' },
    ],
    width:
      'It is as wide as the element around it, from 360 pixels up, and as high as it needs. Your styles do not reach into it, and its styles do not leave it. Its sizes follow the font size of your root element.',
  },
  visitors: {
    title: 'What it does with your visitors',
    points: [
      'It sets no cookies and requests only files: no visitor is counted, and no result is sent.',
      'It stores one thing in your page’s storage: the grid, under a key that begins with ninefold-daily:, so that a reload loses no digit. The next time the visitor plays, unfinished grids older than a day and solved ones older than a month are deleted.',
      'It can be played by touch, by keyboard and with a screen reader. Keys that are pressed elsewhere on your page are left alone.',
      'After a solved puzzle there is a text to share, and links that open Ninefold in a new tab.',
    ],
  },
  policy: {
    title: 'Content security policy',
    note: 'If your page has a policy, add these origins to it. You do not need to allow inline scripts or eval, nor any origin for images, frames or styles. Inline styles are needed in Safari 16.0 to 16.3 only: without them, the puzzle has no styles there.',
    trustedTypes:
      'If it requires Trusted Types, let one of your own scripts make this policy before ours runs, and allow its name: trusted-types default. A default policy that you have already needs the same rule.',
  },
  copy: 'Copy',
  copyNamed: (what: string) => `Copy ${what}`,
  copied: 'Copied',
  notCopied: 'Your browser did not allow copying. Select the text instead.',
  markupName: 'the markup',
  policyName: 'the policy',
  trustedTypesName: 'the script',
} as const;
