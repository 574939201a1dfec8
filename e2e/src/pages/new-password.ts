import type { Page } from 'playwright-core';
import { registerSecret } from '../browser/find-secret';
import { openMailedLink } from './mailed-link';

/** `/update-password`, opened by the link of a mail. */
export class NewPasswordPage {
  constructor(private readonly page: Page) {}

  async open(link: string): Promise<void> {
    await openMailedLink(this.page, link);
    await this.untilOpen();
  }

  async untilOpen(): Promise<void> {
    await this.page.getByLabel('New Password').waitFor();
  }

  async choose(password: string): Promise<void> {
    registerSecret(password);
    await this.page.getByLabel('New Password').fill(password);
    await this.page.getByLabel('Confirm Password').fill(password);
    await this.page.getByRole('button', { name: /^(Update|Save) Password$/ }).click();
  }

  /** Everywhere except the session's own storage where the link's tokens could remain. */
  traces(): Promise<string> {
    return this.page.evaluate(() => {
      const { navigation } = window as unknown as { navigation: { entries(): { url: string }[] } };
      return JSON.stringify([
        location.href,
        history.state,
        navigation.entries().map(({ url }) => url),
        performance.getEntries().map(({ name }) => name),
        document.referrer,
        { ...localStorage },
      ]);
    });
  }
}
