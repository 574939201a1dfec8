/**
 * Whether the auth service may accept the same call later.
 * @param status undefined or 0 when it was not reached
 */
export const isTemporary = (status: number | undefined) => !status || status >= 500 || status === 429;
