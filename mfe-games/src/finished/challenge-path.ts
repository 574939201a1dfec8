export const CHALLENGES_PATH = '/challenge';
export const challengePath = (code: string): string => `${CHALLENGES_PATH}/${code}`;

/** The query of the challenges that a player made. */
export const MY_CHALLENGES = 'my challenges';
