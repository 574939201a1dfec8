import { useMemo } from 'react';
import { encode } from 'uqr';
import { copy } from './copy';
import styles from './QrCode.module.css';

/** Required quiet zone, in modules. */
const QUIET_ZONE = 4;

export function QrCode({ address }: { address: string }) {
  const { size, path } = useMemo(() => {
    // Error correction for creases and spots.
    const { size: modules, data } = encode(address, { ecc: 'M', border: QUIET_ZONE });
    const squares = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
    );
    return { size: modules, path: squares.join('') };
  }, [address]);
  return (
    <svg
      role="img"
      aria-label={copy.qr(address)}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles['code']}
    >
      <path d={path} />
    </svg>
  );
}
