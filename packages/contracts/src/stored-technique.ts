import * as v from 'valibot';

/** A digit that was found in a way of the technique book, on the device until the server has noted it for the classes of its person. */
export const StoredTechniqueSchema = v.object({
  technique: v.string(),
  /** By the device's clock, which may be wrong: what is sent is how long ago it was. */
  found_at: v.string(),
});
export type StoredTechnique = v.InferOutput<typeof StoredTechniqueSchema>;
