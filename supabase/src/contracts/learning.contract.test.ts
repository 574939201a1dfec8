import { randomUUID } from 'node:crypto';
import {
  NEW_PERSON_READS,
  testLearningContract,
  testNewPersonContract,
} from '@ninefold/contracts/rpc/testing';
import { newPlayer } from '../testing/players';

const newLearner = async () => (await newPlayer()).client;

testNewPersonContract(NEW_PERSON_READS, newLearner);
testLearningContract({ newLearner, newId: randomUUID });
