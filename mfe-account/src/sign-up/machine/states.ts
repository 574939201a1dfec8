import type { PlanKey } from '@ninefold/contracts';

/** A checkout session, as the return URL names it. */
export interface Purchase {
  readonly sessionId: string;
  /** The chosen plan, if known. The service knows what was bought. */
  readonly tier?: PlanKey | undefined;
}

/**
 * The states of the sign-up. There are two entries: account first (`account`, `verification`, `onboarding`,
 * `plan-selection`, `payment`, `activation`, `complete`), and pay first (`plans`, then `account` with a purchase,
 * `verification` or `password-mail`, `complete`).
 */
export type SignUpState =
  | { readonly step: 'plans' }
  | { readonly step: 'account'; readonly purchase?: Purchase | undefined }
  /** A return URL without a verifiable checkout. */
  | { readonly step: 'payment-required' }
  | { readonly step: 'verification'; readonly email: string }
  /** For a buyer without the secret of the browser that paid: an email leads to the password. */
  | { readonly step: 'password-mail' }
  /** `part`: 1 to 4, or the first unanswered one if omitted. */
  | { readonly step: 'onboarding'; readonly part?: number | undefined }
  | { readonly step: 'plan-selection' }
  | { readonly step: 'payment'; readonly tier: PlanKey }
  | { readonly step: 'activation'; readonly purchase?: Purchase | undefined }
  | { readonly step: 'complete' };

export type SignUpStep = SignUpState['step'];

/** Facts about the person that decide which states can be shown. */
export type Person =
  | { readonly kind: 'guest' }
  /** Signed in, and therefore with a confirmed address, which the auth service requires. */
  | {
      readonly kind: 'member';
      /** Answered the questions, or skipped them. */
      readonly hasAnswered: boolean;
      /** Number of leading onboarding parts that are answered and saved. */
      readonly partsAnswered: number;
      readonly isSubscribed: boolean;
    };
