import { queryOptions } from '@tanstack/react-query';
import { OTHER_MISTAKE } from '@ninefold/contracts';
import { loadMistakes } from '@ninefold/learning';
import type { SkillTotal } from './add-up';

/** What the labels of a skill's mistakes stand for. Found on this device, so that no text of a pupil is shown. */
export const mistakesQuery = ({ skill, mistakes }: Pick<SkillTotal, 'skill' | 'mistakes'>) => {
  const labels = mistakes.map(({ mistake }) => mistake).filter((mistake) => mistake !== OTHER_MISTAKE);
  return queryOptions({
    queryKey: ['mistakes', skill, ...labels.sort()],
    queryFn: () => loadMistakes(skill, new Set(labels)),
    staleTime: Infinity,
  });
};
