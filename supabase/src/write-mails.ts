/** Writes `supabase/templates` from one layout: hosted Supabase reads plain files. */
import { writeFile } from 'node:fs/promises';
import { mailFiles } from './mails/mail-files';

for (const [name, content] of Object.entries(mailFiles())) {
  await writeFile(new URL(`../templates/${name}`, import.meta.url), content);
}
