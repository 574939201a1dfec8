export { clientOver, type FakeAnswer, type FakeRequest } from './fake-backend';
export { fakePlatform, signedIn } from './fake-platform';
/** Not part of the shell's shared module, so only tests and stand-alone pages can import it. */
export { MemoryRouter } from 'react-router-dom';
