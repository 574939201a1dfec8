import { useEffect, useState } from 'react';

/** @returns what time it was at the server that sent this page, epoch milliseconds; NaN where it does not say */
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
