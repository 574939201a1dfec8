import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { findSkill } from 'shared-learning';
import { usePlatform } from 'shared-platform';

/** The code of a skill: asked for once, and early where it is known that it will be needed. */
export const skillQuery = (id: string) =>
  queryOptions({
    queryKey: ['skill', id],
    queryFn: () => {
      const entry = findSkill(id);
      if (!entry) throw new Error(`There is no skill "${id}".`);
      return entry.load();
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** The lesson and the exercises of a skill, in a file of their own. The map must know the id. */
export function useSkill(id: string) {
  const { reportError } = usePlatform();
  const query = useQuery(skillQuery(id));
  const { error } = query;
  useEffect(() => {
    if (error) reportError(error, 'learning: skill');
  }, [error, reportError]);
  return query;
}
