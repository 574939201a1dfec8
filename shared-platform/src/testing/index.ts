export { fakePlatform, signedIn } from './fake-platform';
