import { productionBuilds } from './stack/builds';
import { platformCommand } from './stack/platform-command';

await platformCommand(productionBuilds);
