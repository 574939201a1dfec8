interface MailProvider {
  readonly name: string;
  readonly url: string;
}

const gmail: MailProvider = { name: 'Gmail', url: 'https://mail.google.com/mail/' };
const outlook: MailProvider = { name: 'Outlook', url: 'https://outlook.live.com/mail/' };
const yahoo: MailProvider = { name: 'Yahoo Mail', url: 'https://mail.yahoo.com/' };
const icloud: MailProvider = { name: 'iCloud Mail', url: 'https://www.icloud.com/mail/' };
const proton: MailProvider = { name: 'Proton Mail', url: 'https://mail.proton.me/' };

const PROVIDERS = new Map<string, MailProvider>([
  ...['gmail.com', 'googlemail.com'].map((domain) => [domain, gmail] as const),
  ...['outlook.com', 'hotmail.com', 'live.com', 'msn.com'].map((domain) => [domain, outlook] as const),
  ...['yahoo.com', 'yahoo.co.uk', 'ymail.com', 'rocketmail.com'].map((domain) => [domain, yahoo] as const),
  ...['icloud.com', 'me.com', 'mac.com'].map((domain) => [domain, icloud] as const),
  ...['proton.me', 'protonmail.com', 'pm.me'].map((domain) => [domain, proton] as const),
]);

/** @returns the webmail provider of an address, if its domain is known */
export function mailProviderOf(email: string): MailProvider | undefined {
  return PROVIDERS.get(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
}
