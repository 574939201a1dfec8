import { readFile } from 'node:fs/promises';
import type { Check } from '../check';
import { Mismatch, mustBe, outcome } from '../expectation';
import { linkIn } from '../links';
import type { ReceivedMail } from '../outbox';
import { newPerson, openedMail, PASSWORD, signedIn } from '../people';
import type { Stage } from '../stage';
import { visibleText } from '../visible-text';

const TEMPLATES = new URL('../../../templates/', import.meta.url);

const PLACEHOLDER = /\{\{[\s\S]*?\}\}/;

/** @throws Mismatch unless the mail has the template's subject and text, and no placeholder */
async function mustBeMadeFrom(template: string, { subject, html }: ReceivedMail): Promise<void> {
  const source = await readFile(new URL(`${template}.html`, TEMPLATES), 'utf8');
  mustBe(subject, /<title>(.*?)<\/title>/.exec(source)?.[1]);
  if (/\{\{|\}\}|<no value>|&lt;no value&gt;/.test(html)) throw new Mismatch('no placeholder', 'one');
  const text = visibleText(html);
  for (const words of visibleText(source).split(PLACEHOLDER)) {
    // The message does not quote the mail, because it contains a link.
    if (!text.includes(words.trim())) throw new Mismatch(`the words "${words.trim()}"`, 'others');
  }
}

interface SentMail {
  readonly name: string;
  readonly template: string;
  /**
   * Makes the service send it.
   * @returns the mail, and the page that its link was asked to lead to
   */
  readonly send: (stage: Stage) => Promise<{ mail: ReceivedMail; page?: string }>;
}

const MAILS: readonly SentMail[] = [
  {
    name: 'a sign-up',
    template: 'confirmation',
    async send(stage) {
      const email = stage.newAddress();
      const page = `${stage.site}/signup?step=email_verification&email=${encodeURIComponent(email)}`;
      const options = { emailRedirectTo: page };
      mustBe(outcome(await stage.visitor().auth.signUp({ email, password: PASSWORD, options })), 'accepted');
      return { mail: await stage.outbox.next(email), page };
    },
  },
  {
    name: 'a reset',
    template: 'recovery',
    async send(stage) {
      const { email } = await newPerson(stage);
      const page = `${stage.site}/update-password`;
      await stage.visitor().auth.resetPasswordForEmail(email, { redirectTo: page });
      return { mail: await stage.outbox.next(email), page };
    },
  },
  {
    name: 'a change of address',
    template: 'email_change',
    async send(stage) {
      const client = await signedIn(stage, (await newPerson(stage)).email);
      const email = stage.newAddress();
      const page = `${stage.site}/profile`;
      await client.auth.updateUser({ email }, { emailRedirectTo: page });
      return { mail: await stage.outbox.next(email), page };
    },
  },
  {
    name: 'a changed address',
    template: 'email_changed',
    async send(stage) {
      const { email } = await newPerson(stage);
      const client = await signedIn(stage, email);
      const newEmail = stage.newAddress();
      await client.auth.updateUser({ email: newEmail });
      await openedMail(stage, newEmail);
      const mail = await stage.outbox.next(email);
      mustBe(visibleText(mail.html).includes(newEmail), true);
      return { mail };
    },
  },
  {
    name: 'an invitation',
    template: 'invite',
    async send(stage) {
      const email = stage.newAddress();
      const page = `${stage.site}/update-password`;
      await stage.service.auth.admin.inviteUserByEmail(email, { redirectTo: page });
      return { mail: await stage.outbox.next(email), page };
    },
  },
];

export const MAIL_CHECKS: readonly Check[] = MAILS.map(({ name, template, send }) => ({
  name: `the mail of ${name} has our subject, our words and a link to the page that was asked for`,
  async run(stage) {
    const { mail, page } = await send(stage);
    await mustBeMadeFrom(template, mail);
    if (page) mustBe([linkIn(mail).site, linkIn(mail).page], [stage.site, page]);
  },
}));
