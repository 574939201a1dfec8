import type { PlanKey } from '@ninefold/contracts';

/** A paid checkout session: what the payment provider's page brings back. */
export interface Purchase {
  readonly sessionId: string;
  /** The plan that was chosen, where it is known. The service knows what was bought. */
  readonly tier?: PlanKey | undefined;
}

/**
 * Where a person is in the sign-up. There are two entries: account first (`account`, `verification`, `onboarding`,
 * `plan-selection`, `payment`, `activation`, `complete`), and pay first (`plans`, then `account` with a purchase,
 * `verification` or `password-mail`, `complete`).
 */
export type SignUpState =
  | { readonly at: 'plans' }
  | { readonly at: 'account'; readonly purchase?: Purchase | undefined }
  /** The address of a checkout's return without a checkout that could be verified. */
  | { readonly at: 'payment-required' }
  | { readonly at: 'verification'; readonly email: string }
  /** Of a buyer without the secret of the browser that paid: a mail leads to the password. */
  | { readonly at: 'password-mail' }
  /** `part`: 1 to 4; without it, the first one that is not answered. */
  | { readonly at: 'onboarding'; readonly part?: number | undefined }
  | { readonly at: 'plan-selection' }
  | { readonly at: 'payment'; readonly tier: PlanKey }
  | { readonly at: 'activation'; readonly purchase?: Purchase | undefined }
  | { readonly at: 'complete' };

export type SignUpStep = SignUpState['at'];

/** Who is there: what decides which states can be shown. */
export type Person =
  | { readonly is: 'guest' }
  /** Signed in, so that the address is confirmed: before that, the auth service lets no one in. */
  | {
      readonly is: 'member';
      /** They answered the questions, or skipped them. */
      readonly wasAsked: boolean;
      /** How many parts of the onboarding, from the first on, are answered and saved. */
      readonly partsAnswered: number;
      readonly isSubscribed: boolean;
    };
