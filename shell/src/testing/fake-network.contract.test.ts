/** @jest-environment jest-fixed-jsdom */
import { fakeNetwork } from './fake-network';
import { testNetworkContract } from './network-contract';

const URL = 'http://network.test/';

testNetworkContract((stub) => Promise.resolve({ url: URL, close: fakeNetwork({ [URL]: stub }).close }));
