/** The specification's constants: milliseconds and seconds as named, everything else a count. */
export const RESULT_BANNER_MS = 2_000;
export const FREE_DAILY_SESSIONS = 3;
/** The same in words, wherever the free plan is described; without its full stop. */
export const FREE_SESSIONS_TEXT = 'Three learning sessions a day are free, and reviews cost none';
export const PRACTICE_HINTS = { free: 1, subscriber: 3 } as const;
export const DEMO_HINTS = 1;

export const SIGN_UP_PASSWORD_MIN = 6;
export const UPDATE_PASSWORD_MIN = 8;
export const PASSWORD_UPDATE_REDIRECT_MS = 2_000;
/** After it, another recovery mail can be asked for. */
export const RESET_RESEND_SECONDS = 60;
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 16;
export const USERNAME_CHECK_DEBOUNCE_MS = 500;
export const PROFILE_SETUP_REDIRECT_MS = 2_000;
export const EMAIL_VERIFICATION_POLL_MS = 5_000;
/** Hosted Supabase takes thirty sign-ins in five minutes from one network address. */
export const EMAIL_SIGN_IN_POLL_MS = 30_000;
export const EMAIL_RESENT_NOTICE_MS = 5_000;
/** How soon a mail can be asked for again. The server is what refuses: `max_frequency` of `supabase/config.toml`. */
export const EMAIL_RESEND_WAIT_SECONDS = 60;
export const ONBOARDING_PARTS = 4;
/** After a purchase was verified, before the plan is called active. */
export const ACTIVATION_DELAY_MS = 2_000;
export const ACTIVATION_POLL_MS = 5_000;
export const ACTIVATION_REDIRECT_MS = 5_000;
export const SIGN_UP_REDIRECT_MS = 1_500;
export const CHECKOUT_ENTRY_TTL_MS = 3_600_000;
export const MONEY_BACK_DAYS = 30;
export const DEFAULT_PROFILE_COLOR = '#3B82F6';
/** First name of a profile that was never set up. */
export const DEFAULT_FIRST_NAME = 'User';

/** What can be learned, two levels for each path: A1 and A2, B1 and B2, C1 and C2. */
export const LEARNING_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export type LearningLevel = (typeof LEARNING_LEVELS)[number];
