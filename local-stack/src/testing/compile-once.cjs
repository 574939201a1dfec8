const v8 = require('node:v8');

// What `--liftoff-only` sets at the start of node, whose options for V8 a part of the platform cannot get.
for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
  v8.setFlagsFromString(flag);
