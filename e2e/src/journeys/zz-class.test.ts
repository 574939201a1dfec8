import type { Page } from 'playwright-core';
import { mkdirSync } from 'node:fs';
import { SKILLS, mistakeLabel } from 'shared-learning';
import { useBrowser } from '../browser/use-browser';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';
import { overflowsAt } from '../browser/large-text';
import { accessibilityViolations } from '../browser/accessibility';

const browser = useBrowser();
jest.setTimeout(600_000);
const today = { day_key: '2026-11-25', seconds_to_reset: 9_999 };
const NAMES = ['Mina', 'نور الهدى عبد الرحمن', 'Bartholomew-Maximilian Featherstonehaugh', 'Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww', 'Zoë', 'יונתן', '小林さくら'];
const LEVELS = ['attempted', 'familiar', 'proficient', 'mastered', null] as const;
const SIGN = mistakeLabel('The size is right, but the sign is not.');
const WAY = mistakeLabel('You went 5 the wrong way.');
const KINDS = [
  { kind: 'skill', what: 'negative-numbers', due_on: '2026-11-27' },
  { kind: 'skill', what: 'distributing', due_on: '2026-11-30' },
  { kind: 'sheet', what: '2026-11-26', due_on: '2026-11-26' },
  { kind: 'technique', what: 'only-cell', due_on: '2026-12-01' },
  { kind: 'placement', what: 'B1', due_on: '2026-11-20' },
];
const assignments = KINDS.map((one, i) => ({ ...one, id: `a${i}`, assigned_on: '2026-11-18' })).sort((a, b) => a.due_on.localeCompare(b.due_on));
const pupil = (i: number) => ({
  id: `p${i}`, name: `${NAMES[i % NAMES.length]}${i >= NAMES.length ? ` ${i}` : ''}`.slice(0, 40), joined_on: '2026-11-19',
  work: assignments.map((_, a) => ['open', 'begun', 'done'][(i + a) % 3]),
  skills: SKILLS.filter((_, s) => (s + i) % 5 < 2).slice(0, 14).map(({ id }, s) => ({ skill: id, level: LEVELS[(i + s) % 5], answers: s === 0 ? 0 : 9, correct: s === 0 ? 0 : 7,
    mistakes: s === 0 ? [] : id === 'negative-numbers' ? [{ mistake: SIGN, times: 3 }, { mistake: WAY, times: 2 }] : [{ mistake: 'other', times: 2 }] }))
    .concat(i % 2 ? [] : []) ,
});
const withNegative = (i: number) => { const p = pupil(i); if (!p.skills.some(({ skill }) => skill === 'negative-numbers')) p.skills.push({ skill: 'negative-numbers', level: LEVELS[i % 5]!, answers: 14, correct: 8, mistakes: [{ mistake: SIGN, times: 4 }, { mistake: WAY, times: 1 }, { mistake: 'other', times: 1 }] }); return p; };
const ID = 'c1';
async function serve(page: Page, name: string, body: unknown) {
  await page.route(`**/rpc/${name}*`, (route) => route.fulfill({ json: body, headers: { 'access-control-allow-origin': '*' } }));
}
const SIZES = { 360: 740, 390: 800, 768: 1024, 1280: 900 } as const;
const out: string[] = [];

test('shots', async () => {
  const only = process.env.ONLY?.split(',');
  const { signedIn } = await newPlayer(urls);
  mkdirSync('/tmp/shots-class', { recursive: true });
  for (const width of [360, 390, 768, 1280] as const) for (const colorScheme of ['light', 'dark'] as const) {
    if ((width === 390 || width === 768) && colorScheme === 'dark') continue;
    const page = await browser.newVisitor({ ...signedIn, viewport: { width, height: SIZES[width] }, colorScheme });
    const shot = async (name: string, address: string, ready: () => Promise<unknown>) => {
      if (only && !only.includes(name)) return;
      await page.goto(`${urls.shell}${address}`);
      await ready();
      await page.waitForTimeout(600);
      await page.screenshot({ path: `/tmp/shots-class/${name}-${width}-${colorScheme}.png`, fullPage: true });
      const found = [...(await accessibilityViolations(page)), ...(width === 360 ? await overflowsAt(page, 200) : [])];
      if (found.length) out.push(`${name} ${width} ${colorScheme}: ${found.join('; ')}`);
    };
    const h = (name: string) => () => page.getByRole('heading', { name }).first().waitFor();
    await serve(page, 'my_classes', { ...today, teaching: [], attending: [] });
    await shot('empty', '/classes', h('Classes'));
    await shot('code', '/classes/join', h('Join a class'));
    await serve(page, 'class_of_code', { status: 'open', name: 'Class 7b, mathematics with Ms. Featherstone', class_id: null, wait_seconds: 0 });
    await shot('join', '/classes/join/k3d977qzk3d977qzk3d977qzk3', h('What your teacher sees'));
    await serve(page, 'my_classes', { ...today, teaching: [{ id: ID, name: 'Class 7b', pupils: 7 }, { id: 'c3', name: 'الصف السابع', pupils: 0 }], attending: [{ id: 'c2', name: 'Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww', my_name: NAMES[1], to_do: 3, next_due_on: '2026-11-26' }] });
    await shot('lists', '/classes', h('Classes'));
    for (const count of [0, 1, 7, 50]) {
      await serve(page, 'class_overview', { ...today, id: ID, name: 'Class 7b', code: 'k3d977qzk3d977qzk3d977qzk3', assignments: count === 0 ? [] : assignments, pupils: Array.from({ length: count }, (_, i) => withNegative(i)) });
      await shot(`teacher${count}`, `/classes/${ID}`, h('Assignments'));
      if (count === 7) {
        await shot('pupildetail', `/classes/${ID}?pupil=p2`, h('Skills'));
        await shot('opened', `/classes/${ID}`, async () => {
          await page.getByRole('button', { name: 'Assign something' }).click();
          await page.getByText('Who', { exact: true }).first().click();
          await page.getByText('The size is right').first().click();
        });
      }
    }
    await serve(page, 'class_of_pupil', { ...today, id: 'c2', name: 'Class 7b', assignments, me: withNegative(3) });
    await shot('pupil', '/classes/c2', h('To do'));
    await page.context().close();
    const guest = await browser.newVisitor({ viewport: { width, height: SIZES[width] }, colorScheme });
    if (!only || only.includes('guest')) {
    await guest.goto(`${urls.shell}/classes/join/k3d977qzk3d977qzk3d977qzk3`);
    await guest.getByRole('heading', { name: 'You are invited' }).waitFor();
    await guest.screenshot({ path: `/tmp/shots-class/guest-${width}-${colorScheme}.png`, fullPage: true });}
    await guest.context().close();
  }
  console.log(out.join('\n'));
});
