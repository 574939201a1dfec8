import type { BrowserContextOptions, Page } from 'playwright-core';
import type { BrowserOfFile } from '../browser/use-browser';
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
  return person;
}

export interface Player {
  readonly person: Person;
  /** For `newVisitor`: a device on which they are signed in. */
  readonly signedIn: Required<Pick<BrowserContextOptions, 'storageState'>>;
}

/** A player for all tests of a file, each of which has devices of its own. */
export async function newPlayer(browser: BrowserOfFile, urls: PlatformUrls): Promise<Player> {
  const page = await browser.newVisitor();
  const person = await becomePlayer(page, urls);
  return { person, signedIn: { storageState: await page.context().storageState() } };
}
