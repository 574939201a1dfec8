import { useEffect, useState } from 'react';

/** @returns the server's time in epoch milliseconds, from the Date header; NaN without one, undefined while loading */
export function useServerTime(): number | undefined {
  const [time, setTime] = useState<number>();
  useEffect(() => {
    let isLeft = false;
    void fetch('/config.json', { method: 'HEAD', cache: 'no-store' })
      .then(({ headers }) => Date.parse(headers.get('date') ?? ''))
      .catch(() => NaN)
      .then((now) => !isLeft && setTime(now));
    return () => {
      isLeft = true;
    };
  }, []);
  return time;
}
