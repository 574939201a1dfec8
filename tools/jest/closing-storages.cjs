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
    constructor(config, context) {
      const u = process.cpuUsage();
      super(config, context);
      this.costAt = u;
      this.wallAt = Date.now();
      this.costPath = context.testPath;
    }
    async teardown() {
      await super.teardown();
      if (process.env.TEST_COSTS) {
        const u = process.cpuUsage(this.costAt);
        require('node:fs').appendFileSync(
          process.env.TEST_COSTS,
          JSON.stringify([this.costPath, (u.user + u.system) / 1e6, (Date.now() - this.wallAt) / 1e3]) + '\n',
        );
      }
      for (const storage of used) storage.disable();
      used.clear();
    }
  };
