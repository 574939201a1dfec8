import { DEFAULT_FIRST_NAME } from '@ninefold/contracts';

/** As long as the columns of the profile. */
export const NAME_MAX = 60;

/**
 * Spaces of all kinds, control, zero-width and bidi characters, and the blank letters of some scripts: those of
 * `private.visible_text` in the database.
 */
const INVISIBLE = /[\p{Cc}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu;
const visibleText = (text: string) => text.replace(INVISIBLE, '');

/** @returns the name without spaces around it; empty when none of its characters can be seen */
export const shownName = (name: string) => (visibleText(name) ? name.trim() : '');

/** The first name that every profile has before its set-up, in any case. */
export const isDefaultName = (name: string) =>
  visibleText(name).toLowerCase() === DEFAULT_FIRST_NAME.toLowerCase();
