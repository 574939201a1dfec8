import type { Rule } from 'eslint';

export const liveRegion: Rule.RuleModule;
