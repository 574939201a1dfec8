/** The backend that the global set-up started. */
export interface TestBackend {
  readonly url: string;
  readonly siteUrl: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** One JSON line per mail, oldest first. */
  readonly mailFile: string;
}

export const testBackend = (): TestBackend => JSON.parse(process.env.TEST_BACKEND ?? '{}') as TestBackend;
