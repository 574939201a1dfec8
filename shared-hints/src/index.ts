export { hintSentences, hintText } from './hint-sentences';
export { keepHint, keptHints, takeOverHints, type HintStorage, type KeptHint } from './kept-hints';
export { copy as operationCopy } from './operation-copy';
export { FROM_PRACTICE, techniquePath, techniquePathFrom, TECHNIQUES_PATH } from './technique-path';
