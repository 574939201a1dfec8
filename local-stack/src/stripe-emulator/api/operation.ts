import * as v from 'valibot';
import type { Account } from '../account';
import { invalidRequest } from './stripe-error';

/** One operation of Stripe's API. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path below `/v1`, with `:id` as a parameter. */
  readonly path: string;
  /**
   * Returns the response. It is synchronous, so calls never interleave.
   * @throws StripeError
   */
  run(account: Account, form: unknown, id: string): object;
}

const operation =
  (method: Operation['method']) =>
  <Shape extends v.ObjectEntries>(
    path: string,
    shape: Shape,
    run: (
      account: Account,
      params: v.InferOutput<v.StrictObjectSchema<Shape, undefined>>,
      id: string,
    ) => object,
  ): Operation => {
    const schema = v.strictObject(shape);
    return {
      method,
      path,
      run(account, form, id) {
        const { success, output, issues } = v.safeParse(schema, form);
        if (success) return run(account, output, id);
        const { message } = issues[0];
        const code = message === INVALID_EMAIL ? 'email_invalid' : 'parameter_invalid';
        throw invalidRequest(v.summarize(issues), v.getDotPath(issues[0]) ?? undefined, code);
      },
    };
  };

/** Rejects unknown parameters. */
export const get = operation('GET');
export const post = operation('POST');
export const remove = operation('DELETE');

const INVALID_EMAIL = 'Invalid email address';
/** Stripe accepts more addresses than the Auth service: it does not restrict the characters before the @. */
export const emailAddress = v.pipe(v.string(), v.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, INVALID_EMAIL));

/** Schemas of parameters, which all arrive as text. */
export const text = v.string();
export const webAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:/));
/** Omitted fields are null in the response. */
export const orNull = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.nullable(schema), null);
export const wholeNumber = v.pipe(v.string(), v.regex(/^\d+$/, 'Invalid integer'), v.transform(Number));
/** A quantity; by default one. */
export const count = v.optional(v.pipe(wholeNumber, v.minValue(1)), '1');
export const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
);
export const metadata = v.optional(v.record(text, text), {});
