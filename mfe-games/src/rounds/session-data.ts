import type { RoundRecord } from '../sync/read-stored-result';

/** What is kept of a round beside its figures, as the database takes it. */
export const sessionDataOf = ({ answeredBy, finishedAt, attempts }: RoundRecord) => ({
  answered_by: answeredBy,
  finished_at: new Date(finishedAt).toISOString(),
  attempts: attempts.map(({ question, answer, given, milliseconds }) => ({
    question,
    answer,
    given,
    milliseconds,
  })),
});
