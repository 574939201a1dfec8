import type { Drawing } from '../../exercise/drawing';
import type { Block, Step } from '../../exercise/text';
import type { Explore } from '../explore';
import type { LessonBlock } from '../skill';

export function say(text: string): Block {
  return { kind: 'text', text };
}

export function formula(math: string): Block {
  return { kind: 'math', math };
}

export function picture(drawing: Drawing): Block {
  return { kind: 'drawing', drawing };
}

export function tryIt(explore: Explore): LessonBlock {
  return { kind: 'explore', explore };
}

export function step(text: string, math?: string): Step {
  return math === undefined ? { text } : { text, show: formula(math) };
}
