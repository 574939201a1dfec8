import type { Page } from 'playwright-core';

type Role = Parameters<Page['getByRole']>[0];

/** What a screen reader says by itself: live regions, and what takes the focus. */
const ANNOUNCED = '[role="alert"], [role="status"], [aria-live], :focus';

/** Resolves when this control or heading has the focus. */
export async function untilFocused(page: Page, role: Role, name: string): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true }).and(page.locator(':focus'));
  await wanted.waitFor({ state: 'attached' });
}

/** Resolves when the focus is in the page's content, as after each navigation. */
export async function untilFocusInside(page: Page): Promise<void> {
  await page.locator('main:focus, main :focus').first().waitFor({ state: 'attached' });
}

/** Resolves when this is announced, and something has the focus. */
export async function untilAnnounced(page: Page, text: string): Promise<void> {
  await page.locator(ANNOUNCED).filter({ hasText: text }).first().waitFor();
  expect(await page.locator('body:focus-within').count()).toBe(1);
}

/** Resolves when the form has rejected this field: focused, invalid, and described by its error. */
export async function untilRefused(page: Page, label: string, error: string): Promise<void> {
  await page.getByText(error, { exact: true }).waitFor();
  const field = page.getByLabel(label, { exact: true }).and(page.locator(':focus'));
  await field.waitFor({ state: 'attached' });
  const described = await field.evaluate((element, live) => {
    const notes = (element.getAttribute('aria-describedby') ?? '').split(' ');
    const message = notes.map((id) => document.getElementById(id)).filter((note) => note?.closest(live));
    return { invalid: element.ariaInvalid, by: message.map((note) => note?.textContent).join(' ') };
  }, ANNOUNCED);
  expect(described).toEqual({ invalid: 'true', by: error });
}
