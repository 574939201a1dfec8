import * as v from 'valibot';
import { runPart } from '../http/listen';
import { openMailFile } from './mail';
import { outboxApp } from './outbox-app';

const EnvironmentSchema = v.object({
  MAIL_FILE: v.string(),
  OUTBOX_SECRET: v.pipe(v.string(), v.minLength(16)),
});

process.umask(0o077);
await runPart('outbox', async () => {
  const environment = v.parse(EnvironmentSchema, process.env);
  return outboxApp(await openMailFile(environment.MAIL_FILE), environment.OUTBOX_SECRET);
});
