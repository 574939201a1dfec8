import { addBreadcrumb } from '@sentry/browser';
import { onCLS, onFCP, onLCP, onTTFB, type Metric } from 'web-vitals';

/** How the page felt, beside each error. The library rates by the limits that its test names. */
export function recordWebVitals(): void {
  const record = ({ name, value, rating }: Metric) =>
    addBreadcrumb({ category: 'web-vital', message: name, level: 'info', data: { value, rating } });
  for (const watch of [onCLS, onFCP, onLCP, onTTFB]) watch(record);
}
