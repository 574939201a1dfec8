import { type StartedBackend, startPackageBackend } from '../../supabase/jest/backend-process';

declare global {
  // Global setup and teardown can only share globals.
  var paymentsBackend: StartedBackend | undefined;
}

/** Starts one backend for all tests of this package that need a database, without the limit on repeated emails. */
export default async function setUp(): Promise<void> {
  globalThis.paymentsBackend = await startPackageBackend({ mailIntervalMs: 0 });
  process.env.PAYMENTS_BACKEND = JSON.stringify(globalThis.paymentsBackend.backend);
}
