import * as v from 'valibot';

/** A practiced technique, stored until the server has recorded it for the student's classes. */
export const StoredTechniqueSchema = v.object({
  technique: v.string(),
  /** By the device's clock, which can be wrong, so the age is sent instead. */
  found_at: v.string(),
});
export type StoredTechnique = v.InferOutput<typeof StoredTechniqueSchema>;
