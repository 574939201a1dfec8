import { createRoot } from 'react-dom/client';
import { readRuntimeConfig } from '../config/runtime-config';
import { createServices } from '../platform/create-services';
import { removeExpiredEntries } from '../platform/remove-expired-entries';
import { reportError } from '../platform/report-error';
import { answerConfirmationLink } from '../auth/answer-confirmation-link';
import { App } from './App';
import { showStartUpFailure } from './show-start-up-failure';

/** Starts the application in the given element. Whatever fails before React can show it ends in the plain page. */
export async function start(container: HTMLElement): Promise<void> {
  try {
    removeExpiredEntries(Date.now());
    const services = createServices(await readRuntimeConfig());
    answerConfirmationLink(services.notices);
    const root = createRoot(container, {
      onUncaughtError(error) {
        reportError(error, 'start-up');
        showStartUpFailure();
      },
    });
    root.render(<App services={services} />);
  } catch (error) {
    reportError(error, 'start-up');
    showStartUpFailure();
  }
}
