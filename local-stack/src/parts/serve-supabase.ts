import { startBackend } from '../backend/start-backend';
import type { BackendOptions } from '../backend/backend-options';
import { tell } from '../failure';
import type { Mail } from '../outbox/mail';

/** The embedded Supabase as a part: `BACKEND_OPTIONS` holds its options as JSON, mail goes to the outbox. */
const options = JSON.parse(process.env.BACKEND_OPTIONS ?? '{}') as Omit<BackendOptions, 'onMail'>;

async function deliver(mail: Mail): Promise<void> {
  const response = await fetch(`${process.env.OUTBOX_URL}/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(mail),
  });
  if (!response.ok) throw new Error(`The outbox answered ${response.status}.`);
}

try {
  const backend = await startBackend({ ...options, onMail: deliver });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void backend.stop().then(() => process.exit(0)));
  }
} catch (error) {
  process.stderr.write(`${tell(error)}\n`);
  process.exit(1);
}
