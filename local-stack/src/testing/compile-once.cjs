const v8 = require('node:v8');

// Equals `--liftoff-only`, which cannot be passed to the platform's processes.
for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
  v8.setFlagsFromString(flag);
