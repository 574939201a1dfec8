/** The end of every error that no screen shows. `context` names what failed. */
export function reportError(error: unknown, context: string): void {
  console.error(`[${context}]`, error);
}
