import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { inspect } from '../browser/inspect';
import { PHONE, useBrowser } from '../browser/use-browser';
import { CLIPBOARD, copyLink, readCode } from '../pages/friends';
import { SessionPage } from '../pages/session';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

/** The seconds of an answer do not matter here. */
const AT_ONCE = { pass: () => Promise.resolve() };

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Joins the class on the page. */
async function join(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name in this class').fill(name);
  await press(page, 'Join');
  await page.getByRole('heading', { name: 'To do' }).waitFor();
}

/** The mistakes that a page counts: "The size is right, but the sign is not.: 3 of 3 answers". */
async function countedMistakes(page: Page): Promise<string[]> {
  const lines = page.locator('li', { hasText: / of 3/ }).filter({ has: page.locator('summary') });
  await lines.first().waitFor();
  return (await lines.locator('summary').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '));
}

it('a teacher creates a class, two students join it, their mistakes are seen and exported, and one leaves', async () => {
  const [teaching, first, second] = await Promise.all([newPlayer(urls), newPlayer(urls), newPlayer(urls)]);
  const teacher = await browser.newVisitor({
    ...teaching.signedIn,
    viewport: { width: 1280, height: 800 },
    ...CLIPBOARD,
    acceptDownloads: true,
  });
  const { found, look } = inspect(teacher);

  // The class, its code, and an assignment.
  await teacher.goto(`${urls.shell}/learn`);
  await teacher.getByRole('link', { name: 'Open classes' }).click();
  await teacher.getByText('Your teacher gives you a code').waitFor();
  await look('no classes');
  await press(teacher, 'Make a class');
  await teacher.getByLabel('Class name').fill('Class 7b');
  await press(teacher, 'Make a class');
  const code = await readCode(teacher);
  expect(code).toMatch(/^[2-9CDFHJKMNPQRTVWX]{4}-[2-9CDFHJKMNPQRTVWX]{4}$/);
  const link = await copyLink(teacher, 'Share the link');
  await press(teacher, 'Assign something');
  await teacher.getByLabel('Skill', { exact: true }).selectOption({ label: 'Negative numbers' });
  await teacher.getByLabel('Done when').selectOption({ label: 'Enough right in one session' });
  await teacher.getByLabel('How many right').selectOption({ label: '9 of 10 right' });
  await look('form');
  await press(teacher, 'Assign');
  await teacher.getByText('Assigned: Negative numbers.').waitFor();
  await teacher.getByText('Done when 9 of 10 are right in one session, without help.').waitFor();
  await look('empty class');

  // A student enters the code on a phone, reads what will be visible, and makes the same kind of mistake three times.
  const student = await browser.newVisitor({ ...first.signedIn, viewport: PHONE.viewport });
  const ofStudent = inspect(student);
  await student.goto(`${urls.shell}/classes`);
  await student.getByRole('link', { name: 'Join a class' }).click();
  await student.getByLabel('Code').fill('not the code');
  await press(student, 'Continue');
  await student.getByText('This is not a whole code.').waitFor();
  await student.getByLabel('Code').fill(`${code.slice(0, -1)}${code.endsWith('2') ? '3' : '2'}`);
  await press(student, 'Continue');
  await student.getByText('There is no class with this code, or the code has expired.').waitFor();
  await ofStudent.look('unknown code');
  await student.getByLabel('Code').fill(`Code: ${code.toLowerCase().replace('-', ' ')}`);
  await press(student, 'Continue');
  await student.getByText('how often you made each known mistake').waitFor();
  await ofStudent.look('join');
  await join(student, 'Mina');
  await ofStudent.look('joined');
  await student.getByRole('link', { name: 'Start Negative numbers' }).click();
  await press(student, 'Start');
  const session = new SessionPage(student, AT_ONCE);
  for (let index = 1; index <= 3; index += 1) {
    await student.getByText(`Exercise ${index} of 1`).waitFor();
    await session.miss();
    await session.next();
  }

  // Another student follows the link as a guest and returns to it through the sign-in.
  const guest = await browser.newVisitor({ viewport: PHONE.viewport });
  const ofGuest = inspect(guest);
  await guest.goto(link);
  await guest.getByText('Class 7b', { exact: true }).waitFor();
  await ofGuest.look('invited');
  await guest.getByRole('link', { name: 'Sign in' }).last().click();
  await guest.waitForURL(`${urls.shell}/login`);
  await guest.getByLabel('Email').fill(second.person.email);
  await guest.getByLabel('Password', { exact: true }).fill(second.person.password);
  await press(guest, 'Sign In');
  await guest.waitForURL(link);
  await guest.getByText('Class 7b').waitFor();
  await guest.getByLabel('Your name in this class').fill('M i n a');
  await press(guest, 'Join');
  await guest.getByText('has a similar name').waitFor();
  await join(guest, 'נועה');

  // Teacher and student see the same counts.
  await teacher.reload();
  await teacher.getByText('0 of 2 done, 1 started').waitFor();
  await teacher.getByRole('rowheader', { name: 'נועה' }).waitFor();
  const counted = await countedMistakes(teacher);
  const times = counted.map((line) => Number(/(\d+) of 3/.exec(line)?.[1]));
  expect(times.reduce((sum, one) => sum + one)).toBe(3);
  expect(counted.join()).not.toContain('Another mistake');
  await teacher
    .getByText(counted[0]?.split(/ ?\d+ of/)[0]?.trim() ?? '')
    .first()
    .click();
  await teacher.getByText('Made by').first().waitFor();
  await look('class');
  await student.goto(`${urls.shell}/classes`);
  await student.getByRole('link', { name: /Class 7b/ }).click();
  await student.getByRole('link', { name: 'Continue Negative numbers' }).waitFor();
  expect(await countedMistakes(student)).toEqual(counted);
  await ofStudent.look('own page');

  // The student goes on to the end of the session; both see how it went, and the teacher changes the rule.
  await student.getByRole('link', { name: 'Continue Negative numbers' }).click();
  await student.getByText('Exercise 4 of 1').waitFor();
  await session.finish();
  await student.getByRole('heading', { name: 'What you missed' }).waitFor();
  await student.goto(`${urls.shell}/classes`);
  await student.getByRole('link', { name: /Class 7b/ }).click();
  await student
    .getByText(/^Best so far: [57] of 10\. Done when 9 of 10 are right in one session, without help\.$/)
    .first()
    .waitFor();
  await ofStudent.look('own progress');
  await teacher.reload();
  await teacher.getByText('Details').first().click();
  await teacher
    .getByText(/^[57] of 10 · 3 with help$/)
    .first()
    .waitFor();
  await press(teacher, 'Change the rule for Negative numbers');
  await teacher.getByLabel('Done when').selectOption('practiced');
  await teacher.getByRole('button', { name: 'Save', exact: true }).click();
  await teacher.getByText('Changed. Done after ten exercises in finished sessions.').waitFor();
  await teacher.getByText('1 of 2 done').waitFor();
  await teacher
    .getByText(/^[57] of 10 · 3 with help · done /)
    .first()
    .waitFor();
  await look('done');
  await teacher.getByRole('link', { name: 'Mina', exact: true }).first().click();
  await teacher.getByText('1 session', { exact: false }).first().click();
  const sessions = teacher.getByRole('table', { name: 'Finished sessions: Negative numbers' });
  await sessions.getByText(/1 lesson/).waitFor();
  await look('student with sessions');
  await teacher.goBack();

  // The file contains what the screen shows.
  const downloading = teacher.waitForEvent('download');
  await press(teacher, 'Export as CSV');
  const file = await text(await (await downloading).createReadStream());
  expect(file).toMatch(/^table,student,/);
  expect(file).toContain('assignments,Mina,Negative numbers,');
  expect(file).toContain('assignments,נועה,Negative numbers,');
  expect(file.match(/^attempts,Mina,/gm)).toHaveLength(1);
  expect(file.match(/^mistakes,Mina,/gm)).toHaveLength(counted.length);
  expect(file).not.toContain(first.person.username);

  // Leaving removes everything that the teacher saw.
  await press(student, 'Leave this class');
  await student.getByRole('dialog').getByRole('button', { name: 'Leave this class' }).click();
  await student.getByText('Your teacher gives you a code').waitFor();
  await teacher.reload();
  await teacher.getByText('0 of 1 done').waitFor();
  await teacher.getByText('No wrong answers yet.').waitFor();
  expect(await teacher.getByRole('rowheader', { name: 'Mina' }).count()).toBe(0);
  expect([...found, ...ofStudent.found, ...ofGuest.found]).toEqual([]);
});
