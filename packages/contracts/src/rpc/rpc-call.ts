import * as v from 'valibot';

/** A database function with the schemas of its arguments and its response. */
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

/** Callers can pass readonly lists. */
export const listOf = <Item>(item: v.GenericSchema<unknown, Item>) => v.pipe(v.array(item), v.readonly());

/** For functions that return `void`, whose response is ignored. */
export const NothingSchema = v.custom<null | undefined>(() => true);
