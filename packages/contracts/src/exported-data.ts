import * as v from 'valibot';

/** Cursor of the next page of an export, passed back unchanged; null after the last page. */
export const NextPageSchema = v.nullable(
  v.object({ table: v.string(), key: v.array(v.union([v.string(), v.number()])) }),
);
export type NextPage = v.InferOutput<typeof NextPageSchema>;

const RowSchema = v.record(v.string(), v.unknown());

/** A page of `export_my_data()`: everything stored about the caller. Times are ISO 8601 instants. */
export const ExportedDataSchema = v.object({
  exported_at: v.string(),
  account: v.looseObject({
    id: v.string(),
    email: v.string(),
    email_confirmed_at: v.nullable(v.string()),
    created_at: v.nullable(v.string()),
    last_sign_in_at: v.nullable(v.string()),
    /** Answers from the onboarding. */
    metadata: v.nullable(RowSchema),
  }),
  /** Signed-in devices. */
  sessions: v.array(RowSchema),
  /** The caller's rows by table. */
  tables: v.record(v.string(), v.array(RowSchema)),
  next: NextPageSchema,
});
export type ExportedData = v.InferOutput<typeof ExportedDataSchema>;
