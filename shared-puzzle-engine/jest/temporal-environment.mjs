import { TestEnvironment } from 'jest-environment-node';
import { Temporal } from 'temporal-polyfill';

/** A Node environment with the global `Temporal` that Node itself still lacks; Jest cannot load it from a test. */
export default class TemporalEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.Temporal = Temporal;
  }
}
