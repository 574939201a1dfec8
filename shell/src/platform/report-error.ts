/** Where every error that nobody else shows ends up. `context` says what was being done. */
export function reportError(error: unknown, context: string): void {
  console.error(`[${context}]`, error);
}
