import type { ReactElement } from 'react';

/**
 * What React renders, except text. For places where text would be next to other nodes: on translated pages, React can
 * neither change nor remove such text, so the caller gives it an element of its own.
 */
export type Elements = ReactElement | boolean | '' | null | undefined | readonly Elements[];
