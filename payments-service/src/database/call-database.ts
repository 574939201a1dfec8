import { callRpc, type ArgsOf, type ResponseOf, type RpcCall } from '@ninefold/contracts/rpc';
import type { DatabaseClient } from './create-database';
import { databaseUnavailable } from './database-unavailable';

/**
 * Calls a function of the database, none of whose refusals has a meaning for the caller of the service.
 * @throws Problem 503 when the database does not respond or refuses this service
 */
export async function callDatabase<Call extends RpcCall>(
  database: DatabaseClient,
  call: Call,
  args: ArgsOf<Call>,
): Promise<ResponseOf<Call>> {
  try {
    return await callRpc<Call>(database, call, args);
  } catch (error) {
    throw databaseUnavailable(error);
  }
}
