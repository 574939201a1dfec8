import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SkillEntry } from 'shared-learning';
import { usePlatform } from '@ninefold/platform';

/** The lesson and the exercises of a skill, in a file of their own. */
export function useSkill({ id, load }: SkillEntry) {
  const { reportError } = usePlatform();
  const query = useQuery({ queryKey: ['skill', id], queryFn: load, staleTime: Infinity, gcTime: Infinity });
  const { error } = query;
  useEffect(() => {
    if (error) reportError(error, 'learning: skill');
  }, [error, reportError]);
  return query;
}
