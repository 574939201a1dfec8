const v8 = require('node:v8');

// As `--liftoff-only` does. A part of the platform is started without options for V8.
for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
  v8.setFlagsFromString(flag);
