/**
 * `npm run test:auth -- --url URL --key KEY --secret KEY --mail URL`: runs every auth flow of the product against a
 * Supabase. `--mail` is the page that shows the mails it sends. Exits with 1 if a requirement is violated.
 */
import { ADDRESS_CHECKS } from './auth-check/checks/addresses';
import { ADMIN_CHECKS } from './auth-check/checks/admin';
import { EMAIL_CHANGE_CHECKS } from './auth-check/checks/email-change';
import { LIMIT_CHECKS } from './auth-check/checks/limits';
import { MAIL_CHECKS } from './auth-check/checks/mails';
import { RECOVERY_CHECKS } from './auth-check/checks/recovery';
import { REFUSAL_CHECKS } from './auth-check/checks/refusals';
import { SESSION_CHECKS } from './auth-check/checks/sessions';
import { SIGN_UP_CHECKS } from './auth-check/checks/sign-up';
import { SLOW_CHECKS } from './auth-check/checks/slow';
import { readFlags } from './auth-check/read-flags';
import { runChecks } from './auth-check/run-checks';
import { openStage } from './auth-check/stage';

const CHECKS = [
  ...SIGN_UP_CHECKS,
  ...MAIL_CHECKS,
  ...SESSION_CHECKS,
  ...RECOVERY_CHECKS,
  ...EMAIL_CHANGE_CHECKS,
  ...ADMIN_CHECKS,
  ...ADDRESS_CHECKS,
  ...LIMIT_CHECKS,
  ...REFUSAL_CHECKS,
];

const write = (line: string) => void process.stdout.write(`${line}\n`);

try {
  const { target, slow } = readFlags(process.argv.slice(2));
  const stage = await openStage(target).catch((error: Error) => {
    throw new Error(`There is no auth service at ${target.url}: ${error.message}`);
  });
  try {
    const passed = await runChecks(slow ? [...CHECKS, ...SLOW_CHECKS] : CHECKS, stage, write);
    process.exitCode = passed ? 0 : 1;
  } finally {
    await stage.clear();
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
