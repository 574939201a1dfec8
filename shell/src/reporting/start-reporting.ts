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
  type ErrorEvent,
  addBreadcrumb,
} from '@sentry/browser';
import { onCLS, onFCP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { setReporter } from '../platform/report-error';
import { isMissingFile } from '../updates/is-missing-file';
import { isNoise } from './is-noise';
import { removePersonalData } from './remove-personal-data';

/** Measures one page view in ten. */
const TRACES_SAMPLE_RATE = 0.1;

const OPTIONS = {
  environment: 'production',
  sendDefaultPii: false,
  sendClientReports: false,
  tracesSampleRate: TRACES_SAMPLE_RATE,
  // Our services do not use traces, and their CORS rules reject unknown headers.
  tracePropagationTargets: [],
  stackParser: defaultStackParser,
  transport: makeFetchTransport,
  beforeSend: async (event, { originalException }) =>
    isNoise(event) && !(await isMissingFile(originalException))
      ? null
      : removePersonalData(tagUncaught(event)),
  beforeSendTransaction: removePersonalData,
} satisfies Partial<BrowserOptions>;

/**
 * Reports errors to a Sentry-compatible service: those that the shell and remotes report, and uncaught ones. Clicks and
 * inputs are not recorded, because elements contain people's names.
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
  setReporter((error, context) => captureException(readableError(error), { tags: tagsOf(context) }));
  recordWebVitals();
}

/** What `RemoteScreen` adds to the context of an error: the remote's name and the URL of its build's entry. */
const OF_REMOTE = /^(.*), ([a-z][a-z0-9-]*) (https?:\S+)$/;

/** Errors can be counted by remote and by build. */
function tagsOf(reported: string): Record<string, string> {
  const [, context = reported, remote, build] = OF_REMOTE.exec(reported) ?? [];
  return { context, ...(remote && build && { remote, build }) };
}

/** A deployed build has a folder: `https://cdn.example.com/chess/0123456789ab/`. */
const BUILD_FOLDER = /^https?:\/\/.*\/([a-z][a-z0-9-]*)\/[0-9a-f]{12}\//;

/** Adds the same tags to errors that nobody caught, from the first file of a remote in their stack. */
function tagUncaught(event: ErrorEvent): ErrorEvent {
  const frames = event.exception?.values?.flatMap(({ stacktrace }) => stacktrace?.frames ?? []) ?? [];
  const found = frames.map(({ filename = '' }) => BUILD_FOLDER.exec(filename)).findLast(Boolean);
  if (!found || event.tags?.['remote']) return event;
  const [build, remote = ''] = found;
  return { ...event, tags: { ...event.tags, remote, build } };
}

/** Error objects that the database and auth clients return. */
interface Refusal {
  readonly message: string;
  readonly code?: unknown;
}

const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';

/**
 * Reported values can be anything that was thrown or returned. Of error objects, only the message and code are sent:
 * `details` and `hint` quote the rejected row.
 */
function errorOf(reported: unknown): Error {
  if (reported instanceof Error) return reported;
  if (!isRefusal(reported)) return new Error(typeof reported === 'string' ? reported : 'Not an error');
  const { code, message } = reported;
  return new Error(typeof code === 'string' && code !== '' ? `${code}: ${message}` : message);
}

/** The fields of what a remote reports may throw when they are read, and `reportError` never throws. */
function readableError(reported: unknown): Error {
  try {
    return errorOf(reported);
  } catch {
    return new Error('Not an error');
  }
}

/** Adds web vitals to each error, with the rating of their library. */
function recordWebVitals(): void {
  const record = ({ name, value, rating }: Metric) =>
    addBreadcrumb({ category: 'web-vital', message: name, level: 'info', data: { value, rating } });
  for (const watch of [onCLS, onFCP, onLCP, onTTFB]) watch(record);
}
