import { type DestinationStream, pino } from 'pino';
import { redactSecrets } from '@ninefold/contracts/redact-secrets';

/** The log of the service, on stdout by default. What is logged by mistake is still without secrets and addresses. */
export const createLogger = (level: string, sink: DestinationStream = pino.destination(1)) =>
  pino({ level, hooks: { streamWrite: redactSecrets } }, sink);
