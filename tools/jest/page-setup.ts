import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A part that is loaded lazily is compiled on its first use, which takes seconds on a busy machine with a cold cache.
// This bounds how long a failing test waits, never how long a passing one takes.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has <dialog> but not its methods.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
