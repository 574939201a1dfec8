import type { Device } from './device';

/** When the network comes back, pages call the server within this time. */
const RECONNECT_SPREAD_MS = 10_000;

/**
 * Calls the listener some time after the network came back, because an outage ends for many devices at once.
 * @returns a function that unsubscribes
 */
export function onReconnect({ jitter }: Pick<Device, 'jitter'>, listener: () => void): () => void {
  let timeout: ReturnType<typeof setTimeout>;
  const forget = () => clearTimeout(timeout);
  const onOnline = () => {
    forget();
    timeout = setTimeout(listener, jitter() * RECONNECT_SPREAD_MS);
  };
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', forget);
  return () => {
    forget();
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', forget);
  };
}
