import {
  BrowserClient,
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  defaultStackParser,
  getCurrentScope,
  globalHandlersIntegration,
  httpContextIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
  type BrowserOptions,
} from '@sentry/browser';
import { setReporter } from '../platform/report-error';
import { errorOf } from './error-of';
import { isMissingFile } from './is-missing-file';
import { isNoise } from './is-noise';
import { recordWebVitals } from './record-web-vitals';
import { withoutPersonalData } from './without-personal-data';

/** One page view in ten is measured. */
const TRACES_SAMPLE_RATE = 0.1;

const OPTIONS = {
  environment: 'production',
  sendDefaultPii: false,
  sendClientReports: false,
  tracesSampleRate: TRACES_SAMPLE_RATE,
  // The services know nothing of traces, and their CORS rules refuse a header that they do not know.
  tracePropagationTargets: [],
  stackParser: defaultStackParser,
  transport: makeFetchTransport,
  beforeSend: async (event, { originalException }) =>
    isNoise(event) && !(await isMissingFile(originalException)) ? null : withoutPersonalData(event),
  beforeSendTransaction: withoutPersonalData,
} satisfies Partial<BrowserOptions>;

/**
 * Reports errors to a service that speaks the protocol of Sentry: those that the shell and the remotes report, and
 * those that no code caught. Presses and inputs are not recorded, since their elements are named after people.
 */
export function startReporting(dsn: string, release: string): void {
  const client = new BrowserClient({
    ...OPTIONS,
    dsn,
    release,
    integrations: [
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      breadcrumbsIntegration({ console: false, dom: false, fetch: true, xhr: false, history: true }),
      browserTracingIntegration({ enableInp: false }),
    ],
  });
  const scope = getCurrentScope();
  scope.setTag('app', 'games-app');
  scope.setClient(client);
  client.init();
  setReporter((error, context) => captureException(errorOf(error), { tags: { context } }));
  recordWebVitals();
}
