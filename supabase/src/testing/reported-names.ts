import { randomUUID } from 'node:crypto';
import type { PublicNameKind } from '@ninefold/contracts';
import { service } from './players';

/** An operator removes a reported name. */
export const remove = (p_kind: PublicNameKind, p_subject_id: string, p_name: string) =>
  service().rpc('resolve_reported_name', { p_kind, p_subject_id, p_name, p_remove: true }).throwOnError();

export const REMOVED = { code: '22023', hint: 'name-removed' };

export const openReports = async (of: string) =>
  (await service().rpc('reported_names').throwOnError()).data.filter(({ subject_id }) => subject_id === of);

/** Unique, because usernames are. */
export const badName = () =>
  `vile${randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 6)}`;
