import * as v from 'valibot';
import { LEARNING_LEVELS } from './limits';

const [HIGHEST] = LEARNING_LEVELS.slice(-1);

/** Levels are added at the top: one that an older client does not know is above all that it knows. */
export const ReachedLevelSchema = v.fallback(v.picklist(LEARNING_LEVELS), HIGHEST!);
