/** What supabase-js reads from responses: the number of rows, what was done, pages, and when to retry. */
export const READABLE_HEADERS = [
  'Content-Range',
  'Content-Location',
  'Preference-Applied',
  'Link',
  'X-Total-Count',
  'X-Sb-Error-Code',
  'Retry-After',
];

/** Every site may read a response: who may read what is decided by keys and tokens. */
export const READABLE = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': READABLE_HEADERS.join(','),
};
