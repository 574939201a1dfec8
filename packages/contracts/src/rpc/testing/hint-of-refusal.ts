import { RpcError } from '../rpc-error';

/** The hint of a call that the database refuses. */
export const hintOfRefusal = (call: Promise<unknown>): Promise<string | null> =>
  call.then(
    () => {
      throw new Error('The call was not refused.');
    },
    (error: unknown) => {
      if (error instanceof RpcError) return error.hint;
      throw error;
    },
  );
