import { testProgressExportContract } from '@ninefold/contracts/rpc/testing';
import { newPlayer, newSubscriber } from '../testing/players';

testProgressExportContract({
  free: async () => (await newPlayer()).client,
  subscriber: async () => (await newSubscriber()).client,
});
