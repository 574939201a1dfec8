import type { Locator, Page } from 'playwright-core';

type Role = Parameters<Page['getByRole']>[0];

interface Direction {
  readonly backwards?: boolean;
}

/** More than any page has. */
const FURTHEST = 80;

/** Presses Tab until a control with this name has the focus. */
export async function tabTo(
  page: Page,
  role: Role,
  name: string,
  { backwards = false }: Direction = {},
): Promise<void> {
  await tabToControl(page, page.getByRole(role, { name, exact: true }), backwards);
}

/** Runs in the page: whether one of the controls has the focus, or the page has replaced them. */
function lookAt(controls: readonly Node[]): 'wanted' | 'other' | 'gone' {
  if (controls.some((control) => control === document.activeElement)) return 'wanted';
  return controls.some((control) => control.isConnected) ? 'other' : 'gone';
}

async function tabToControl(page: Page, wanted: Locator, backwards = false): Promise<void> {
  await wanted.first().waitFor();
  let controls = await wanted.elementHandles();
  for (let presses = 0; presses <= FURTHEST; presses += 1) {
    const stop = await page.evaluate(lookAt, controls);
    if (stop === 'wanted') return;
    // The controls are looked up again only then, because comparing the names of a whole page at each stop takes longer
    // than the key presses.
    if (stop === 'gone') controls = await wanted.elementHandles();
    await page.keyboard.press(backwards ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`The Tab key does not lead to ${String(wanted)}.`);
}

/** Tabs to a control and presses Enter. */
export async function pressByKey(page: Page, role: Role, name: string, direction?: Direction): Promise<void> {
  await tabTo(page, role, name, direction);
  await page.keyboard.press('Enter');
}

/** Tabs to the field with this label and replaces its value. */
export async function typeByKey(page: Page, label: string, text: string): Promise<void> {
  await tabToControl(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Types into the field with this label and submits its form with Enter. */
export async function sendByKey(page: Page, label: string, text: string): Promise<void> {
  await typeByKey(page, label, text);
  await page.keyboard.press('Enter');
}

/** Tabs to the only checkbox of the page and checks it. */
export async function checkByKey(page: Page): Promise<void> {
  await tabToControl(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
}
