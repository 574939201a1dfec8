import { untilAnnounced, untilFocused } from '../browser/focus';
import { pressByKey, sendByKey, tabTo, typeByKey } from '../browser/tab-to';
import { PHONE, useBrowser } from '../browser/use-browser';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

it('a class is created, joined, given assignments and changed by keyboard without losing the focus', async () => {
  const [teaching, attending] = await Promise.all([newPlayer(urls), newPlayer(urls)]);
  const teacher = await browser.newVisitor(teaching.signedIn);
  await teacher.goto(`${urls.shell}/classes`);
  await pressByKey(teacher, 'button', 'Make a class');
  await untilFocused(teacher, 'textbox', 'Class name');
  await teacher.keyboard.type('Class 7b');
  await teacher.keyboard.press('Enter');
  const shownCode = teacher.getByTestId('invitation-code');
  await shownCode.waitFor();
  await pressByKey(teacher, 'button', 'Assign something');
  await untilFocused(teacher, 'combobox', 'What');
  await tabTo(teacher, 'combobox', 'Skill');
  await teacher.keyboard.type('Negative');
  await pressByKey(teacher, 'button', 'Assign');
  await untilAnnounced(teacher, 'Assigned: Negative numbers.');
  await pressByKey(teacher, 'button', 'Done');
  await untilFocused(teacher, 'button', 'Assign something');

  const code = (await shownCode.innerText()).trim();
  const student = await browser.newVisitor({ ...attending.signedIn, viewport: PHONE.viewport });
  await student.goto(`${urls.shell}/classes`);
  await pressByKey(student, 'link', 'Join a class');
  await sendByKey(student, 'Code', `${urls.shell}/classes/join/${code}?from=chat#top`);
  await typeByKey(student, 'Your name in this class', 'Mina');
  await student.keyboard.press('Enter');
  await student.getByRole('heading', { name: 'To do' }).waitFor();
  await pressByKey(student, 'button', 'Change your name');
  await untilFocused(student, 'textbox', 'Your name in this class');
  await sendByKey(student, 'Your name in this class', 'Zoe');
  await untilFocused(student, 'button', 'Change your name');

  // Assignments are on Today, with a link to where they are done.
  await student.goto(`${urls.shell}/dashboard`);
  await student.getByRole('region', { name: 'For your class' }).getByText('Negative numbers').waitFor();
  await student.getByRole('link', { name: /^Negative numbers ?Due / }).focus();
  await student.keyboard.press('Enter');
  await student.waitForURL(`${urls.shell}/practice?kind=skill&skill=negative-numbers`);

  // The teacher withdraws both, with a confirmation for each.
  await teacher.reload();
  await teacher.getByText('0 of 1 done').waitFor();
  await teacher.getByText('Details').focus();
  await teacher.keyboard.press('Enter');
  await pressByKey(teacher, 'button', 'Remove Negative numbers');
  await teacher.getByRole('dialog').waitFor();
  await pressByKey(teacher, 'button', 'Remove Negative numbers');
  await untilAnnounced(teacher, 'Removed: Negative numbers.');
  await pressByKey(teacher, 'button', 'Close the class to new students');
  await teacher.getByRole('dialog').waitFor();
  await pressByKey(teacher, 'button', 'Close the class to new students');
  await untilAnnounced(teacher, 'The class is closed to new students.');
});
