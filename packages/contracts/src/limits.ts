/** The specification's constants. Units are part of the names; everything else is a count. */
export const RESULT_BANNER_MS = 2_000;
export const FREE_DAILY_SESSIONS = 3;
/** `FREE_DAILY_SESSIONS` in words, without a period. */
export const FREE_SESSIONS_TEXT = 'Three learning sessions a day are free, and reviews cost none';
export const PRACTICE_HINTS = { free: 1, subscriber: 3 } as const;
export const DEMO_HINTS = 1;

export const SIGN_UP_PASSWORD_MIN = 6;
export const UPDATE_PASSWORD_MIN = 8;
export const PASSWORD_UPDATE_REDIRECT_MS = 2_000;
/** Wait before another recovery mail. */
export const RESET_RESEND_SECONDS = 60;
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 16;
export const USERNAME_CHECK_DEBOUNCE_MS = 500;
export const PROFILE_SETUP_REDIRECT_MS = 2_000;
export const EMAIL_VERIFICATION_POLL_MS = 5_000;
export const EMAIL_RESENT_NOTICE_MS = 5_000;
/** Wait before another mail. Enforced by `max_frequency` in `supabase/config.toml`. */
export const EMAIL_RESEND_WAIT_SECONDS = 60;
export const ONBOARDING_PARTS = 4;
/** Between verifying a purchase and showing the plan as active. */
export const ACTIVATION_DELAY_MS = 2_000;
export const ACTIVATION_POLL_MS = 5_000;
export const ACTIVATION_REDIRECT_MS = 5_000;
export const SIGN_UP_REDIRECT_MS = 1_500;
export const CHECKOUT_ENTRY_TTL_MS = 3_600_000;
export const MONEY_BACK_DAYS = 30;
export const DEFAULT_PROFILE_COLOR = '#3B82F6';
/** First name until the profile is set up. */
export const DEFAULT_FIRST_NAME = 'User';

/** Two levels per path: A1 and A2, B1 and B2, C1 and C2. */
export const LEARNING_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export type LearningLevel = (typeof LEARNING_LEVELS)[number];
