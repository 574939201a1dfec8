import * as v from 'valibot';
import { LEARNING_LEVELS } from './limits';

const [HIGHEST] = LEARNING_LEVELS.slice(-1);

/** New levels are added at the top, so an unknown level is above all known ones. */
export const ReachedLevelSchema = v.fallback(v.picklist(LEARNING_LEVELS), HIGHEST!);
