import { urlsAt } from './ports';

/** Addresses of the platform that the global set-up started. */
export const urls = urlsAt(Number(process.env.E2E_PORT_OFFSET));
