import { queryOptions } from '@tanstack/react-query';
import { OTHER_MISTAKE } from '@ninefold/contracts';
import { loadMistakes } from '@ninefold/learning';
import type { SkillTotal } from './add-up';

/** Resolves labels on this device, so that no text from another student is ever shown. */
export const mistakesQuery = ({ skill, mistakes }: Pick<SkillTotal, 'skill' | 'mistakes'>) => {
  const labels = mistakes.map(({ mistake }) => mistake).filter((mistake) => mistake !== OTHER_MISTAKE);
  return queryOptions({
    queryKey: ['mistakes', skill, ...labels.sort()],
    queryFn: () => loadMistakes(skill, new Set(labels)),
    staleTime: Infinity,
  });
};
