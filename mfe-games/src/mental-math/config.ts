import { GAME_LISTINGS } from 'shared-contracts';

export const ROUND_MS = 60_000;
/** From here on the clock warns, in whole seconds left. */
export const WARNING_SECONDS = 10;

export const { title: TITLE, path: PATH } = GAME_LISTINGS.mental_math_speed;

/** Key of the tab's storage that says that a round is running, so that a reload in the middle is noticed. */
export const RUNNING_KEY = 'games:mental-math-running';
