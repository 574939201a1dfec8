import type { Locator, Page } from 'playwright-core';

/** The menu at the right of the header, of whoever is signed in. */
export class AccountMenu {
  readonly darkMode: Locator;
  readonly upgrade: Locator;

  constructor(private readonly page: Page) {
    this.darkMode = page.getByRole('switch', { name: 'Dark mode' });
    this.upgrade = page.getByRole('link', { name: 'Upgrade to Premium' });
  }

  /** Opens it, on a plan that has this name. */
  async open(planName: string): Promise<void> {
    await this.page.getByRole('button', { name: /Account menu/ }).click();
    await this.page.getByText(planName, { exact: true }).waitFor();
    await this.page.getByRole('link', { name: 'Settings & Profile' }).waitFor();
  }

  theme(): Promise<string | null> {
    return this.page.locator('html').getAttribute('data-theme');
  }
}
