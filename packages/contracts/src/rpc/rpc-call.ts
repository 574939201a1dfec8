import * as v from 'valibot';

/** A function of the database, with the schemas of what it takes and of what it returns. */
export interface RpcCall<
  Args extends v.GenericSchema = v.GenericSchema,
  Response extends v.GenericSchema = v.GenericSchema,
> {
  readonly name: string;
  readonly args: Args;
  readonly response: Response;
}

export type ArgsOf<Call extends RpcCall> = v.InferOutput<Call['args']>;
export type ResponseOf<Call extends RpcCall> = v.InferOutput<Call['response']>;

/** A list as callers pass it. */
export const listOf = <Item>(item: v.GenericSchema<unknown, Item>) => v.pipe(v.array(item), v.readonly());

/** For functions that return `void`. Their response is not read. */
export const NothingSchema = v.custom<null | undefined>(() => true);
