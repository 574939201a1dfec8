import type { z } from 'zod';
import type { Emulator } from '../emulator';

/** One call of Stripe's API. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With `:id` for the id. */
  readonly path: string;
  readonly schema: z.ZodType<object>;
  /** Returns the response. It runs in one go, so two calls never mix. @throws StripeError */
  run(emulator: Emulator, params: object, id: string): object;
}

const operation =
  (method: Operation['method']) =>
  <Params extends object>(
    path: string,
    schema: z.ZodType<Params>,
    run: (emulator: Emulator, params: Params, id: string) => object,
  ): Operation => ({ method, path, schema, run: run as Operation['run'] });

export const get = operation('GET');
export const post = operation('POST');
export const remove = operation('DELETE');
