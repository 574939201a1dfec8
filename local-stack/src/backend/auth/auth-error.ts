/** An error in the format of Supabase Auth. */
export class AuthError extends Error {
  constructor(
    readonly status: number,
    /** Read by programs, such as `invalid_credentials`. */
    readonly code: string,
    message: string,
    /** For 429 and 503: seconds until the next attempt. */
    readonly retrySeconds?: number,
  ) {
    super(message);
  }

  toResponse(): Response {
    const headers = new Headers({ 'X-Sb-Error-Code': this.code });
    if (this.retrySeconds) headers.set('Retry-After', String(this.retrySeconds));
    const body = { code: this.status, error_code: this.code, msg: this.message };
    return Response.json(body, { status: this.status, headers });
  }
}

export const badRequest = (message: string) => new AuthError(400, 'validation_failed', message);
export const userNotFound = () => new AuthError(404, 'user_not_found', 'User not found');
export const emailExists = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
