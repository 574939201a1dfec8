import { useEffect, useState } from 'react';

/** Long enough for the next press of an arrow key. */
const REST = 500;

/** A text once it rests: a screen reader that is told each step of a drag says none to its end. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
