import type { GridGame, ReasonKind } from 'shared-puzzle-engine';

/** The address of the technique book. */
export const TECHNIQUES_PATH = '/learn/techniques';

/** The parameter with the game of the practice puzzle to which a page leads back. */
export const FROM_PRACTICE = 'practice';

/** The page about a kind of reason. */
export const techniquePath = (kind: ReasonKind): string => `${TECHNIQUES_PATH}/${kind}`;

/** The same page, for somebody who has a practice puzzle of this game open. */
export const techniquePathFrom = (game: GridGame, kind: ReasonKind): string =>
  `${techniquePath(kind)}?${FROM_PRACTICE}=${game}`;
