import type { Drawing } from '../../exercise/drawing';
import type { Block, Step } from '../../exercise/text';

export function say(text: string): Block {
  return { kind: 'text', text };
}

export function formula(math: string): Block {
  return { kind: 'math', math };
}

export function picture(drawing: Drawing): Block {
  return { kind: 'drawing', drawing };
}

export function step(text: string, math?: string): Step {
  return math === undefined ? { text } : { text, show: formula(math) };
}
