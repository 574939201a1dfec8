import * as v from 'valibot';
import { ArchiveSchema, type Archive } from '@ninefold/contracts';
import type { Client } from '../program-client';

/**
 * The archive's response for some days.
 * @throws if it is rejected
 */
export async function archiveOf(client: Client, p_from: string, p_to: string): Promise<Archive> {
  const { data } = await client.rpc('archive', { p_from, p_to }).throwOnError();
  return v.parse(ArchiveSchema, data);
}
