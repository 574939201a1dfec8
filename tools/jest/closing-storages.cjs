const { AsyncLocalStorage } = require('node:async_hooks');

const used = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...given) {
  used.add(this);
  return run.apply(this, given);
};

/**
 * Jest opens an AsyncLocalStorage for each test file, and leaves it open. In Node 20 every promise then costs more with
 * each file that the worker has run before. Here those that were run are closed when the file is over.
 */
exports.closingStorages = (Environment) =>
  class extends Environment {
    async teardown() {
      await super.teardown();
      for (const storage of used) storage.disable();
      used.clear();
    }
  };
