import { testLearningContract, testNewPersonContract } from '@ninefold/contracts/rpc/testing';
import { fakeLearning } from './fake-learning';

const newLearner = () => fakeLearning().supabase();

testNewPersonContract(['learning_state'], newLearner);
testLearningContract({ newLearner, newId: () => crypto.randomUUID() });
