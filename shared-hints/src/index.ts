export { takeOverHints } from './hint-records';
export { hintSentences, hintText } from './hint-sentences';
export { storeHint, storedHints, type StoredPosition } from './stored-hints';
export { copy as operationCopy } from './operation-copy';
export { FROM_PRACTICE, techniquePath, techniquePathFrom, TECHNIQUES_PATH } from './technique-path';
