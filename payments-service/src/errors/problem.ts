import type { ApiError } from 'shared-contracts';

/** A failure that the caller is told about: a status, a stable kebab-case code and a plain sentence. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  toBody(): ApiError {
    return { error: this.message, code: this.code };
  }
}
