/** Ends the run with one line that people and tools can read: `N passed, N failed`. */
module.exports = class ClosingLine {
  onRunComplete(_contexts, results) {
    // A suite that could not even load counts as one failure: it must never look like a pass.
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests + results.numTodoTests;
    const tail = skipped ? `, ${skipped} skipped` : '';
    // Jest prints its own summary after the reporters, so the closing line waits for the very end.
    process.once('exit', () =>
      process.stdout.write(`\n${results.numPassedTests} passed, ${failed} failed${tail}\n`),
    );
  }
};
