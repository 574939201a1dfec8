import { createRoot } from 'react-dom/client';
import { START_UP_FAILURE } from '../boot/show-start-up-failure';
import { readRuntimeConfig } from '../config/run-time-files';
import { createServices } from '../platform/create-services';
import { reportError } from '../platform/report-error';
import { App } from './App';
import { removeConfirmationTokens, removeExpiredEntries } from './clean-up';

/** Starts the application in the given element. After a failure that React cannot show, the page's first script shows the plain page. */
export async function start(container: HTMLElement): Promise<void> {
  const fail = (error: unknown) => {
    reportError(error, 'start-up');
    window.dispatchEvent(new Event(START_UP_FAILURE));
  };
  try {
    removeExpiredEntries(Date.now());
    const services = createServices(await readRuntimeConfig());
    removeConfirmationTokens(services.notices);
    createRoot(container, { onUncaughtError: fail }).render(<App services={services} />);
  } catch (error) {
    fail(error);
  }
}
