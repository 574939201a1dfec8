/**
 * Turnstile's published test keys, which let everybody through (or nobody). Fine on a developer's machine, an open
 * door in production. https://developers.cloudflare.com/turnstile/troubleshooting/testing/
 */
const TEST_KEY = /^[123]x0{20}/;

export const isTurnstileTestKey = (key: string): boolean => TEST_KEY.test(key);
