/** Every URL at and below this one belongs to this remote. Only this file knows it: links are relative to their route. */
export const BASE = '/apps/__NAME__';
