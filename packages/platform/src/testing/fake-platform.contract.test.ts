import { fakePlatform, signedIn } from '.';
import { testPlatformContract } from './platform-contract';

testPlatformContract({
  guest: () => Promise.resolve(fakePlatform()),
  signedIn: () => Promise.resolve(fakePlatform({ auth: signedIn() })),
});
