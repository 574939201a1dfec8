export { clientOver, type FakeAnswer, type FakeRequest } from './fake-backend';
export { fakePlatform, signedIn } from './fake-platform';
/** For a remote that runs alone. It is not in the shell's first bytes, so only tests may use it. */
export { MemoryRouter } from 'react-router-dom';
