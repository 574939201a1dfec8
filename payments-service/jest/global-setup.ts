import { type StartedBackend, startPackageBackend } from '../../supabase/jest/backend-process';

declare global {
  // Jest gives set-up and tear-down nothing else to share.
  var paymentsBackend: StartedBackend | undefined;
}

/** One embedded backend for all tests of this package that need a database. */
export default async function setUp(): Promise<void> {
  globalThis.paymentsBackend = await startPackageBackend();
  process.env.PAYMENTS_BACKEND = JSON.stringify(globalThis.paymentsBackend.backend);
}
