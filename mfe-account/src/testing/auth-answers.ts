/** How the auth service says no. */
export const authRefusal = (status: number, error_code: string, msg: string) => ({
  status,
  body: { error_code, msg },
});

/** A session, as the service answers it to a password or to a followed link. */
export const sessionOf = (email: string) => ({
  body: {
    access_token: 'access',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3_600,
    user: { id: 'user-1', email, email_confirmed_at: '2026-01-01T00:00:00Z' },
  },
});
