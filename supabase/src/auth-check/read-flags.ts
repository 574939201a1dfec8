import { parseArgs } from 'node:util';
import type { Target } from './stage';

const USAGE = 'npm run test:auth -- --url URL --key KEY --secret KEY --mail URL [--domain DOMAIN] [--slow]';

interface Flags {
  readonly target: Target;
  /** Includes checks that take minutes. */
  readonly slow: boolean;
}

const isHttp = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** @throws Error with a one-line message for people */
export function readFlags(args: readonly string[]): Flags {
  const text = { type: 'string' } as const;
  const options = {
    url: text,
    key: text,
    secret: text,
    mail: text,
    domain: text,
    slow: { type: 'boolean' },
  } as const;
  const read = () => {
    try {
      return parseArgs({ args: [...args], options }).values;
    } catch (error) {
      throw new Error(`${(error as Error).message.split('.')[0]}. ${USAGE}`);
    }
  };
  const { url, key, secret, mail, domain = 'example.com', slow = false } = read();
  if (!url || !key || !secret || !mail) throw new Error(`A flag is missing. ${USAGE}`);
  if (!isHttp(url)) throw new Error(`--url must be an address such as http://localhost:54321, not "${url}".`);
  if (!isHttp(mail))
    throw new Error(`--mail must be an address such as http://localhost:8025, not "${mail}".`);
  return { target: { url, publishableKey: key, secretKey: secret, mailUrl: mail, domain }, slow };
}
