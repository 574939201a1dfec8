import type { Page } from 'playwright-core';
import type { PlatformUrls } from '../platform/ports';
import { completeProfile, newPerson, type Person, signIn, signUp } from './account';
import { linkMailedTo } from './outbox';

/** A person with a confirmed address and a complete profile, signed in on this page. */
export async function becomePlayer(page: Page, urls: PlatformUrls): Promise<Person> {
  const person = newPerson();
  await signUp(page, urls.shell, person);
  await page.goto(await linkMailedTo(urls.outbox, person.email));
  await page.waitForURL(`${urls.shell}/**`);
  await signIn(page, urls.shell, person);
  await completeProfile(page, person);
  await page.waitForURL(`${urls.shell}/`);
  return person;
}
