import { z } from 'zod';
import { runPart } from '../http/run-part';
import { readPorts } from '../settings/ports';
import { openMailFile } from './mail-file';
import { outboxApp } from './outbox-app';

await runPart(readPorts(process.env).outbox, async () => {
  const file = z.string().parse(process.env.MAIL_FILE);
  return outboxApp(await openMailFile(file));
});
