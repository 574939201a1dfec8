import { type Config, readConfig } from '../config/read-config';
import { COMPLETE_ENVIRONMENT } from './spawn-server';

export const SHELL_URL = 'http://localhost:3000';

/** The configuration of a service in a test: complete, and with limits that no test reaches by chance. */
export const testConfig = (over: Partial<Config> = {}): Config => ({
  ...readConfig({
    ...COMPLETE_ENVIRONMENT,
    SHELL_URL,
    PAYMENTS_TRIES_PER_NETWORK: '100000',
    PAYMENTS_REQUESTS_PER_MINUTE: '100000',
  }),
  ...over,
});
