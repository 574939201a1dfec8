export { takeOverHints } from './hint-records';
export { hintSentences, hintText } from './hint-sentences';
export { keepHint, keptHints, type KeptHint } from './kept-hints';
export { copy as operationCopy } from './operation-copy';
export { FROM_PRACTICE, techniquePath, techniquePathFrom, TECHNIQUES_PATH } from './technique-path';
