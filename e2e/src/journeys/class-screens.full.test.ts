import type { Page } from 'playwright-core';
import { inspect } from '../browser/inspect';
import { PHONE, useBrowser } from '../browser/use-browser';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

/** Names in various scripts, at the maximum length. */
const NAMES = [
  'Mina',
  'عبد الرحمن بن محمد بن عبد العزيز الطويل',
  'Maximiliane-Wilhelmina von Hohenzollern',
  'נועה',
  'Donaudampfschifffahrtsgesellschaftskapit',
  '李小龍',
];
const SKILLS = ['mean', 'median', 'negative-numbers'];
const LEVELS = [null, 'attempted', 'familiar', 'proficient', 'mastered'];
const STATES = ['open', 'started', 'done'];

/** The latest five of eleven sessions: the server sends no more, with all kinds of help. */
const ATTEMPTS = Array.from({ length: 5 }, (_, index) => ({
  ...{
    on: '2026-11-24',
    mixed: index === 1,
    exercises: index === 3 ? 4 : 10,
    correct: index % 10,
    whole: true,
  },
  ...{ helped: index % 5, retries: index % 2, examples: index % 2, lessons: index === 3 ? 2 : 0 },
  proficient: index < 2,
}));
const RESULT = {
  done_on: '2026-11-24',
  best: 9,
  practiced: 10,
  sessions: 11,
  has_older: false,
  attempts: ATTEMPTS,
};

const count = new Intl.NumberFormat('en-US');

const TODAY = { day_key: '2026-11-25', seconds_to_reset: 3_000 };
const ID = '11111111-1111-4111-8111-111111111111';
const CLASS = { id: ID, name: 'الصف السابع، شعبة الرياضيات والعلوم 7b' };
const ASSIGNMENTS = [
  ['skill', 'median', '2026-11-16'],
  ['dailies', '2026-11-22', '2026-11-22'],
  ['dailies', '2026-11-25', '2026-11-25'],
  ['placement', 'C1', '2026-12-01'],
  ['technique', 'fitting-sets', '2026-12-20'],
].map(([kind, what, due_on], index) => ({
  ...{ id: `a${index}`, kind, what, due_on, assigned_on: '2026-11-10' },
  ...(kind === 'skill' && { done_when: 'right', right_needed: 8 }),
}));

const studentOf = (number: number) => ({
  id: `p${number}`,
  name: `${NAMES[number % NAMES.length] ?? ''}${number < NAMES.length ? '' : ` ${number}`}`.slice(-40),
  joined_on: '2026-10-26',
  work: ASSIGNMENTS.map((_, index) => STATES[(number + index) % 3]),
  results: ASSIGNMENTS.map(({ kind }) => (kind === 'skill' ? RESULT : null)),
  skills: SKILLS.map((skill, index) => ({
    skill,
    level: LEVELS[(number + index) % 5],
    answers: 24,
    correct: 15,
    mistakes: [{ mistake: 'other', times: 9 }],
  })),
});

/** Responds with this class, without creating an account per student; other tests cover how the data comes about. */
async function serveClass(page: Page, students: number): Promise<void> {
  const responses = {
    my_classes: { ...TODAY, teaching: [{ ...CLASS, students }], attending: [] },
    class_overview: {
      ...TODAY,
      ...CLASS,
      link_secret: 'k3d977qzk3d977qzk3d977qzk3',
      code: 'K7M4XQ2P',
      code_expires_on: '2026-12-20',
      shows_preview: true,
      assignments: ASSIGNMENTS,
      students: Array.from({ length: students }, (_, number) => studentOf(number)),
    },
  };
  await page.unrouteAll();
  for (const [name, json] of Object.entries(responses)) {
    await page.route(`**/rpc/${name}`, (route) =>
      route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } }),
    );
  }
}

it.each([
  ['a phone', PHONE.viewport],
  ['a wide screen', { width: 1280, height: 800 }],
])('a class of one, seven and sixty students with names in any script fits %s', async (_, viewport) => {
  const { signedIn } = await newPlayer(urls);
  const page = await browser.newVisitor({ ...signedIn, viewport });
  const { found, look } = inspect(page);
  for (const students of [1, 7, 60]) {
    await serveClass(page, students);
    await page.goto(`${urls.shell}/classes/${ID}`);
    await page
      .getByText(`${count.format(9 * students)} of ${count.format(24 * students)}`, { exact: true })
      .first()
      .waitFor();
    await page.getByText(/earlier assignment/).click();
    for (const details of await page.getByText('Details').all())
      if (await details.isVisible()) await details.click();
    expect(await page.getByRole('rowheader', { name: /proficient/ }).count()).toBe(students);
    await look(`${students} students`);
  }
  await page.goto(`${urls.shell}/classes/${ID}?student=p1`);
  await page.getByText('9 of 24', { exact: true }).first().waitFor();
  await page.getByText('Latest 5 of 11 sessions').click();
  await look('one student');
  expect(found).toEqual([]);
});
