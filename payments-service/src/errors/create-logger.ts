import { type DestinationStream, pino } from 'pino';
import { redactSecrets } from '@ninefold/contracts/redact-secrets';

/** The log of the service, on stdout by default. It redacts secrets and addresses, even in values logged by mistake. */
export const createLogger = (level: string, sink: DestinationStream = pino.destination(1)) =>
  pino({ level, hooks: { streamWrite: redactSecrets } }, sink);
