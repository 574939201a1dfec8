const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What a shell reports for a command that was interrupted. */
const INTERRUPTED = 130;

/** The first signal asks for a clean stop; the next one ends everything at once. */
export function onStopSignals({ ask, insist }: { ask: () => void; insist: () => void }): void {
  let asked = false;
  for (const signal of STOP_SIGNALS) {
    process.on(signal, () => {
      if (asked) {
        insist();
        process.exit(INTERRUPTED);
      }
      asked = true;
      ask();
    });
  }
}
