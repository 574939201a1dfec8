/** What fakes of the database share with tests of the real one. No product code imports it. */
export { testBoardsContract } from './boards-contract';
export { testChallengesContract } from './challenges-contract';
export { testClassesContract } from './classes-contract';
export { testLearningContract } from './learning-contract';
export { NEW_PERSON, NEW_SUBSCRIBER } from './new-person';
export { NEW_PERSON_READS, testNewPersonContract } from './new-person-contract';
export { testProgressExportContract } from './progress-export-contract';
export { PRACTICE_GRID } from './practice-grid';
export { fault, impossibleRefusal, postgrestStatus, refusal, type RpcRefusal } from './postgrest-errors';
export { testResultsContract } from './results-contract';
export { testRoundChallengesContract } from './round-challenges-contract';
export {
  REFUSAL_CODES,
  REFUSALS,
  RESULT_REFUSALS,
  type RefusalHint,
  type ResultRefusal,
  type RpcName,
} from './refusals';
