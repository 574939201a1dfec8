/** Writes `openapi.json` from the contracts: `npm run openapi --workspace payments-service`. */
import { writeFile } from 'node:fs/promises';
import prettier from 'prettier';
import { describeApi } from './openapi/describe-api';

const text = await prettier.format(JSON.stringify(describeApi()), { parser: 'json', printWidth: 110 });
await writeFile(new URL('../openapi.json', import.meta.url), text);
