const { appendFileSync } = require('node:fs');

/**
 * `TEST_COSTS=costs.jsonl npm test` writes a line for each test file: its path and its processor seconds, without those of
 * the processes that it calls.
 */
exports.recordingCosts = (Environment) => {
  const file = process.env.TEST_COSTS;
  if (!file) return Environment;
  return class extends Environment {
    constructor(config, context) {
      const start = process.cpuUsage();
      super(config, context);
      this.record = () => {
        const { user, system } = process.cpuUsage(start);
        appendFileSync(file, `${JSON.stringify([context.testPath, (user + system) / 1e6])}\n`);
      };
    }
    async teardown() {
      await super.teardown();
      this.record();
    }
  };
};
