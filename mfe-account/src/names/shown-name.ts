import { DEFAULT_FIRST_NAME } from '@ninefold/contracts';

/** Equal to the limit of the profile's columns. */
export const NAME_MAX = 60;

/**
 * Whitespace, control, zero-width and bidirectional characters, and blank letters of some scripts: the same set as
 * `private.visible_text` in the database.
 */
const INVISIBLE = /[\p{Cc}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu;
const visibleText = (text: string) => text.replace(INVISIBLE, '');

/** @returns the trimmed name; empty when none of its characters is visible */
export const shownName = (name: string) => (visibleText(name) ? name.trim() : '');

/** Whether a name is the default that every profile has before its setup, in any case. */
export const isDefaultName = (name: string) =>
  visibleText(name).toLowerCase() === DEFAULT_FIRST_NAME.toLowerCase();
