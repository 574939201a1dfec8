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
  addBreadcrumb,
} from '@sentry/browser';
import { onCLS, onFCP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { setReporter } from '../platform/report-error';
import { isMissingFile } from './is-missing-file';
import { isNoise } from './is-noise';
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

/** What the clients of the database and of the auth service return in place of an error. */
interface Refusal {
  readonly message: string;
  readonly code?: unknown;
}

const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';

/**
 * What is reported was thrown or returned by anybody. Of an object only the message and the code go on: its `details`
 * and `hint` quote the row that was refused.
 */
function errorOf(reported: unknown): Error {
  if (reported instanceof Error) return reported;
  if (!isRefusal(reported)) return new Error(typeof reported === 'string' ? reported : 'Not an error');
  const { code, message } = reported;
  return new Error(typeof code === 'string' && code !== '' ? `${code}: ${message}` : message);
}

/** How the page felt, beside each error. The library rates by the limits that its test names. */
function recordWebVitals(): void {
  const record = ({ name, value, rating }: Metric) =>
    addBreadcrumb({ category: 'web-vital', message: name, level: 'info', data: { value, rating } });
  for (const watch of [onCLS, onFCP, onLCP, onTTFB]) watch(record);
}
