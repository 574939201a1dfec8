import { useMutation } from '@tanstack/react-query';
import type { ReasonKind } from 'shared-puzzle-engine';
import { usePlatform } from '@ninefold/platform';

/**
 * Says to the server that a digit was found in this way, for classes that assigned it: once on a page, and with the next digit
 * again where it was not heard.
 */
export function useNoteFound(kind: ReasonKind): () => void {
  const { auth, supabase } = usePlatform();
  const note = useMutation({
    mutationKey: ['note technique'],
    mutationFn: async () => {
      const { error } = await (await supabase()).rpc('technique_practiced', { p_technique: kind });
      if (error) throw new Error(error.message, { cause: error });
    },
  });
  return () => {
    if (auth.status === 'in' && !note.isPending && !note.isSuccess) note.mutate();
  };
}
