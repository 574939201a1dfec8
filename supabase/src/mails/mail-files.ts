import { copy } from './copy';
import { htmlOf, plainTextOf } from './layout';

/** The files of `supabase/templates`, name → content. */
export const mailFiles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(copy.mails).flatMap(([name, mail]) => [
      [`${name}.html`, htmlOf(mail)],
      [`${name}.txt`, plainTextOf(mail)],
    ]),
  );
