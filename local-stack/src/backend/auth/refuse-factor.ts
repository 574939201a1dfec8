import { z } from 'zod';
import { AuthError } from './auth-error';
import type { AuthCall } from './auth-parts';
import { readCall } from './read-call';

/** Each kind with its name in the sentence of hosted Supabase. */
const KINDS = { totp: 'TOTP', phone: 'Phone', webauthn: 'WebAuthn' } as const;

const FactorSchema = z.object({
  factor_type: z.enum(
    Object.keys(KINDS) as (keyof typeof KINDS)[],
    'factor_type needs to be totp, phone, or webauthn',
  ),
});

/** As hosted Supabase with `[auth.mfa]` of `config.toml`: nobody adds a second factor. @throws AuthError always */
export function refuseFactor({ body }: AuthCall): never {
  const { factor_type } = readCall(FactorSchema, body);
  const message = `MFA enroll is disabled for ${KINDS[factor_type]}`;
  throw new AuthError(422, `mfa_${factor_type}_enroll_not_enabled`, message);
}
