import { shellConfig } from '../build-config/shell-config.mjs';

export default shellConfig({ directoryUrl: new URL('.', import.meta.url) });
