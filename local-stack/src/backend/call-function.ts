import type { Connection } from '@supabase/lite';

/** Calls a function of the database with its whole name, such as `public.count_try`. */
export async function callFunction<Result>(
  { kysely }: Connection,
  name: string,
  ...values: unknown[]
): Promise<Result> {
  const { result } = await kysely
    .selectNoFrom(({ fn, val }) =>
      fn(
        name,
        values.map((value) => val(value)),
      ).as('result'),
    )
    .$castTo<{ result: Result }>()
    .executeTakeFirstOrThrow();
  return result;
}
