import * as v from 'valibot';

/** Where the next page of an export begins; null after the last one. The reader sends it back as it is. */
export const NextPageSchema = v.nullable(
  v.object({ table: v.string(), key: v.array(v.union([v.string(), v.number()])) }),
);
export type NextPage = v.InferOutput<typeof NextPageSchema>;

const RowSchema = v.record(v.string(), v.unknown());

/** A page of `export_my_data()`: everything that is stored about the caller. Times are ISO 8601 instants. */
export const ExportedDataSchema = v.object({
  exported_at: v.string(),
  account: v.looseObject({
    id: v.string(),
    email: v.string(),
    email_confirmed_at: v.nullable(v.string()),
    created_at: v.nullable(v.string()),
    last_sign_in_at: v.nullable(v.string()),
    /** The answers of the sign-up. */
    metadata: v.nullable(RowSchema),
  }),
  /** Where the account is signed in. */
  sessions: v.array(RowSchema),
  /** The caller's rows of each table. */
  tables: v.record(v.string(), v.array(RowSchema)),
  next: NextPageSchema,
});
export type ExportedData = v.InferOutput<typeof ExportedDataSchema>;
