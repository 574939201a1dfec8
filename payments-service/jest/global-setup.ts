import { type StartedBackend, startPackageBackend } from '../../supabase/jest/backend-process';

declare global {
  // Jest gives set-up and tear-down nothing else to share.
  var paymentsBackend: StartedBackend | undefined;
}

/** One backend for all tests of this package that need a database. Mails of one kind may follow each other at once. */
export default async function setUp(): Promise<void> {
  globalThis.paymentsBackend = await startPackageBackend({ mailIntervalMs: 0 });
  process.env.PAYMENTS_BACKEND = JSON.stringify(globalThis.paymentsBackend.backend);
}
