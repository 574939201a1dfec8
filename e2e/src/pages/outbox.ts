interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sentAt: string;
}

async function mailTo(outboxUrl: string, address: string): Promise<Mail | undefined> {
  const mails = (await (await fetch(`${outboxUrl}/messages.json`)).json()) as Mail[];
  return mails.find(({ to }) => to === address);
}

/** The first link of the newest mail to an address. */
export async function linkMailedTo(outboxUrl: string, address: string): Promise<string> {
  const mail = await mailTo(outboxUrl, address);
  const link = /href="([^"]+)"/.exec(mail?.html ?? '')?.[1];
  if (!link) throw new Error(`No mail with a link for ${address}.`);
  return link.replaceAll('&amp;', '&');
}
