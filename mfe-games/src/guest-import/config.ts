/** The server takes 200 results and 64 kB a call; its own spaces and letters of two bytes need some room. */
export const MOST_RESULTS = 200;
export const MOST_CHARACTERS = 48_000;
