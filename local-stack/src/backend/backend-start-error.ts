import { Failure } from '../failure';

/** The backend cannot start: a port, a data folder, a Postgres or a migration that a person must mend. */
export class BackendStartError extends Failure {}
