export const CHALLENGES_PATH = '/challenge';
export const challengePath = (code: string): string => `${CHALLENGES_PATH}/${code}`;
