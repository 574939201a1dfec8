import type { GridGame, ReasonKind } from 'shared-puzzle-engine';

export const TECHNIQUES_PATH = '/learn/techniques';

/** Query parameter: the game whose practice puzzle the page links back to. */
export const FROM_PRACTICE = 'practice';

export const techniquePath = (kind: ReasonKind): string => `${TECHNIQUES_PATH}/${kind}`;

/** With a link back to an open practice puzzle of this game. */
export const techniquePathFrom = (game: GridGame, kind: ReasonKind): string =>
  `${techniquePath(kind)}?${FROM_PRACTICE}=${game}`;
