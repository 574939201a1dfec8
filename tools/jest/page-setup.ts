import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A part that is loaded lazily is compiled on its first use, which takes seconds on a busy machine with a cold cache. Shorter
// than the timeout of a test, so that the error names what is waited for.
configure({ asyncUtilTimeout: 120_000 });

// jsdom has <dialog> but not its methods.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// A new history entry for each test: the document is shared, and the entry remembers what a page did.
afterEach(() => window.history.replaceState(null, ''));
