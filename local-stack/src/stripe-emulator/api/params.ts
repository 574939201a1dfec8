import { z } from 'zod';
import { invalidRequest, type StripeError } from './stripe-error';

/** What parameters are made of: everything arrives as text. */
export const text = z.string();
export const webAddress = z.url({ protocol: /^https?$/, error: 'Not a valid URL' });
export const wholeNumber = z
  .string()
  .regex(/^-?\d+$/, 'Invalid integer')
  .transform(Number);
export const flag = z
  .enum(['true', 'false'], { error: 'Invalid boolean' })
  .transform((value) => value === 'true');
const MOST_KEYS = 50;
/** An empty text unsets: all of the metadata, or one key. */
export const metadata = z.union([
  z.literal('').transform((): Record<string, string> => ({})),
  z
    .record(z.string().max(40), z.string().max(500))
    .refine((value) => Object.keys(value).length <= MOST_KEYS, 'Metadata can have up to 50 keys'),
]);
const anything: z.ZodType<unknown> = z.unknown();

/** Parameters that Stripe knows, and that change nothing here. */
export const ignored = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, anything.optional()])) as Record<
    Name,
    z.ZodOptional<z.ZodUnknown>
  >;

/** Every call takes it; `expand.ts` acts on it. */
const EXPAND = { expand: z.array(text).optional() };

/** The parameters of one call. Any other parameter is refused, as Stripe does. */
export const params = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject({ ...EXPAND, ...shape });

const range = z.strictObject({
  gt: wholeNumber.optional(),
  gte: wholeNumber.optional(),
  lt: wholeNumber.optional(),
  lte: wholeNumber.optional(),
});
export type Range = z.infer<typeof range>;
/** Seconds since 1970, or limits of them. */
export const moments = z.union([wholeNumber.transform((at): Range => ({ gte: at, lte: at })), range]);

const LARGEST_PAGE = 100;
const STANDARD_PAGE = 10;

/** The parameters of a list. */
export const listParams = <Shape extends z.ZodRawShape>(shape: Shape) =>
  params({
    limit: wholeNumber
      .pipe(z.number().int().min(1).max(LARGEST_PAGE))
      .optional()
      .transform((limit) => limit ?? STANDARD_PAGE),
    starting_after: text.optional(),
    ending_before: text.optional(),
    created: moments.optional(),
    ...shape,
  });

/** The first problem of the parameters, with the parameter's name as the client wrote it: `line_items[0][price]`. */
export function invalidParams(error: z.ZodError): StripeError {
  const issue = error.issues[0];
  const name = (path: readonly PropertyKey[]) =>
    path.map(String).reduce((whole, key) => (whole ? `${whole}[${key}]` : key), '');
  if (issue?.code === 'unrecognized_keys') {
    const unknown = name([...issue.path, issue.keys[0] ?? '']);
    return invalidRequest(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown');
  }
  const param = name(issue?.path ?? []);
  if (issue?.code === 'invalid_type' && issue.input === undefined) {
    return invalidRequest(`Missing required param: ${param}.`, param, 'parameter_missing');
  }
  return invalidRequest(`Invalid ${param}: ${issue?.message ?? 'not understood'}`, param);
}
