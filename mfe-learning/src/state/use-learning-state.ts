import { closeLeft } from './close-left';
import { readState } from './learning-calls';
import { useServerFigures } from './use-server-figures';

export const learningStateKey = (userId: string) => ['learning-state', userId] as const;

/** Where the person stands, by the server. */
export function useLearningState(userId: string) {
  return useServerFigures({
    key: learningStateKey(userId),
    what: 'state',
    read: async (sending) => {
      const state = await readState(sending);
      await closeLeft(sending, state);
      return state;
    },
  });
}
