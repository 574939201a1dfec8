import { queryOptions } from '@tanstack/react-query';
import type { SkillEntry } from '@ninefold/learning';

/** The lesson of a skill, from the skill's own file. */
export const lessonQuery = ({ id, load }: SkillEntry) =>
  queryOptions({
    queryKey: ['skill', id],
    queryFn: async () => (await load()).lesson,
    staleTime: Infinity,
    gcTime: Infinity,
  });
