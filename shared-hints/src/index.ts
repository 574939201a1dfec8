export { takeOverHints } from './hint-records';
export { hintParts, hintText, type HintPart, type HintStep, type Supposed } from './hint-parts';
export { storeHint, storedHints, type StoredPosition } from './stored-hints';
export { copy as operationCopy } from './operation-copy';
export { FROM_PRACTICE, techniquePath, techniquePathFrom, TECHNIQUES_PATH } from './technique-path';
