/** The remote is on the page, or will not be until somebody asks again. */
export type RemoteOutcome = 'ready' | 'failed';
