import type { Locator, Page } from 'playwright-core';
import { accessibilityViolations } from '../browser/accessibility';
import { changedPixels } from '../browser/changed-pixels';
import { allStyles, drawnStates } from '../browser/drawn-states';
import { untilShown } from '../browser/until-shown';
import { useBrowser } from '../browser/use-browser';
import { MEMBERS_PAGES, PAGES_OF } from '../pages/every-page';
import { GridPage } from '../pages/grid';
import { grantPlan, newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();
const WIDE = { viewport: { width: 1280, height: 800 }, forcedColors: 'active' } as const;
const PHONE = { viewport: { width: 360, height: 740 }, forcedColors: 'active' } as const;
const THEMES = ['light', 'dark'] as const;

/** States whose icon or text says the same as their color. */
const SIGNS: Readonly<Record<string, string>> = {
  'ChoiceField-field[data-invalid] .ChoiceField-option': 'the field around it has a ring',
  'Parts-status[data-state="done"]': 'icon and word',
  'MasteryTable-level[data-none]': 'word',
  'Comparison-change[data-better="true"]': 'triangle and sign',
  'VerdictBox-verdict[data-tone="right"]': 'icon and headline',
  'VerdictBox-verdict[data-tone="wrong"]': 'icon and headline',
  'PositionGrid-cell[data-state="wrong"]': 'cross',
  'SaveStatusNote-note[data-status="saved"]': 'icon and sentence',
  'SaveStatusNote-note[data-status="rejected"]': 'icon and sentence',
  'SolvedGrid-cell[data-found="first"]': 'only the other kinds of cells have a sign',
  'SolvedGrid-cell[data-found="found"]': 'only the other kinds of cells have a sign',
  'GridCell-cell[data-state="correct"]': 'tick',
  'GridCell-cell[data-state="wrong"]': 'cross',
  'LineTarget-target[data-progress="reached"]': 'tick',
  'LineTarget-target[data-progress="reached"] .LineTarget-sign': 'tick',
  'LineTarget-target[data-progress="over"]': 'arrow',
  'LineTarget-target[data-progress="under"]': 'arrow',
  'DrillResults-head[data-mastered] svg': 'headline',
  'RoundAnalysis-facts li[data-missed]': 'sentence',
  'AnswerOptions-option[data-verdict="correct"]': 'tick',
  'AnswerOptions-option[data-verdict="wrong"]': 'cross',
  'AnswerReview-review tr[data-outcome="correct"] .AnswerReview-given': 'tick',
  'PuzzleLayout-rule[data-new]': 'an emphasis, not a state',
};

/** An empty page with all style sheets. The site's pages allow no style element. */
async function styledPage(): Promise<Page> {
  const page = await browser.newVisitor(WIDE);
  await page.setContent(`<style>${allStyles()}</style>`);
  return page;
}

it.each(THEMES)('every state that a style sheet draws is visible in a contrast theme: %s', async (theme) => {
  const page = await styledPage();
  await page.emulateMedia({ colorScheme: theme, forcedColors: 'none' });
  const drawn = (await drawnStates(page)).filter(({ on, off }) => on !== off);
  expect(drawn.length).toBeGreaterThan(100);
  await page.emulateMedia({ colorScheme: theme, forcedColors: 'active' });
  const forced = new Map((await drawnStates(page)).map((state) => [state.selector, state]));
  const lost = drawn.flatMap(({ selector }) => {
    const state = forced.get(selector);
    return state && state.on !== state.off ? [] : selector.slice(1);
  });
  expect(lost.filter((selector) => !(selector in SIGNS))).toEqual([]);
  // An entry that is not needed hides a later mistake.
  expect(Object.keys(SIGNS).filter((selector) => !lost.includes(selector))).toEqual([]);
});

it.each(THEMES)('each bar shows its track and how far it is filled: %s', async (theme) => {
  const page = await styledPage();
  await page.emulateMedia({ colorScheme: theme, forcedColors: 'active' });
  const faults = await page.evaluate(() =>
    [
      ['ProgressBar-track', 'ProgressBar-fill'],
      ['PathSection-track', 'PathSection-fill'],
      ['Mistakes-track', 'Mistakes-bar'],
      ['TrackSlider-groove', 'TrackSlider-filled'],
      ['RunningQuestion-sand', ''],
    ].flatMap(([track = '', fill = '']) => {
      const outer = document.body.appendChild(document.createElement('span'));
      outer.className = track;
      const inner = outer.appendChild(document.createElement('span'));
      if (fill) inner.className = fill;
      const [around, within] = [getComputedStyle(outer), getComputedStyle(inner)];
      const paper = getComputedStyle(document.documentElement).backgroundColor;
      const isTrack =
        around.borderStyle !== 'none' ||
        around.outlineStyle !== 'none' ||
        getComputedStyle(outer, '::before').backgroundColor !== paper;
      const isFilled = within.backgroundColor !== paper && within.backgroundColor !== 'rgba(0, 0, 0, 0)';
      return isTrack && isFilled ? [] : track;
    }),
  );
  expect(faults).toEqual([]);
});

it.each(['guest', 'member'] as const)('all text of a %s is readable in contrast themes', async (person) => {
  const device = person === 'member' ? (await newPlayer(urls)).signedIn : {};
  const page = await browser.newVisitor({ ...WIDE, ...device });
  const faults: string[] = [];
  for (const path of person === 'member' ? MEMBERS_PAGES : PAGES_OF.guest) {
    await page.goto(urls.shell + path);
    await untilShown(page);
    faults.push(...(await accessibilityViolations(page)).map((violation) => `${path}: ${violation}`));
  }
  expect(faults).toEqual([]);
});

/** Pixels of the element and its surroundings that change with the action. */
async function changeOf(page: Page, element: Locator, act: () => Promise<unknown>): Promise<number> {
  const box = await element.boundingBox();
  if (!box) throw new Error('not on the page');
  const clip = { x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 };
  const before = await page.screenshot({ clip });
  await act();
  return changedPixels(page, before, await page.screenshot({ clip }));
}

describe.each(THEMES)('in a contrast theme (%s)', (colorScheme) => {
  it('the selected cell, a pressed key and a pencil that is on are visible', async () => {
    const page = await browser.newVisitor({ ...WIDE, colorScheme });
    const grid = new GridPage(page);
    await grid.open(urls.shell, '/combined-grid');
    const [first, last] = [page.getByTestId('cell-1-1'), page.getByTestId('cell-3-3')];
    await last.click();
    // The focus is drawn in addition.
    const selected = await changeOf(page, first, async () => {
      await first.click();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    });
    expect(selected).toBeGreaterThan(1_000);
    const key = grid.digit(7);
    expect(await changeOf(page, key, () => key.click())).toBeGreaterThan(500);
    const pencil = page.getByRole('button', { name: 'Pencil marks' });
    expect(await changeOf(page, pencil, () => pencil.click())).toBeGreaterThan(300);
  });

  it('the current tab and the dark mode switch are visible', async () => {
    const { person, signedIn } = await newPlayer(urls);
    await grantPlan(urls, person.email, 'elite');
    const page = await browser.newVisitor({ ...PHONE, colorScheme, ...signedIn });
    await page.goto(`${urls.shell}/learn`);
    await untilShown(page);
    const tab = page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Learn' });
    const unmark = () => tab.evaluate((link) => link.removeAttribute('aria-current'));
    expect(await changeOf(page, tab, unmark)).toBeGreaterThan(1_000);
    await page.getByRole('button', { name: /Account menu/ }).click();
    const dark = page.getByRole('switch', { name: 'Dark mode' });
    expect(await changeOf(page, dark, () => dark.click())).toBeGreaterThan(100);
  });
});
