import { type Config, readConfig } from '../config/read-config';
import { COMPLETE_ENVIRONMENT } from './spawn-server';

export const SHELL_URL = 'http://localhost:3000';

/** A complete configuration with limits that tests do not reach by accident. */
export const testConfig = (over: Partial<Config> = {}): Config => ({
  ...readConfig({
    ...COMPLETE_ENVIRONMENT,
    SHELL_URL,
    // Nothing listens there.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Ninefold <hello@ninefold.test>',
    PAYMENTS_ATTEMPTS_PER_NETWORK: '100000',
    PAYMENTS_REQUESTS_PER_MINUTE: '100000',
  }),
  ...over,
});
