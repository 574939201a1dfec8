import { useEffect, useState } from 'react';

/** Longer than the pause between arrow key presses. */
const REST = 500;

/** Debounces a text: a screen reader that is interrupted at each step of a drag finishes no sentence. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
