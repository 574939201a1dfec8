export { migrateGuestHints } from './hint-records';
export { hintParts, hintText, type HintPart, type HintStep, type Supposed } from './hint-parts';
export { storeHint, storedHints, type StoredPosition } from './stored-hints';
export { linesToLookAt, type LinesToLookAt } from './lines-to-look-at';
export { techniqueTitles } from './technique-titles';
export { copy as operationCopy } from './operation-copy';
export { FROM_PRACTICE, techniquePath, techniquePathFrom, TECHNIQUES_PATH } from './technique-path';
