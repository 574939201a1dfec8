/** How long a solved board is looked at before the dialog comes over it. */
export const COMPLETION_PAUSE_MS = 900;
