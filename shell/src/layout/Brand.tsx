import { PRODUCT_NAME } from 'shared-contracts';
import { Link } from 'shared-platform';
import styles from './Brand.module.css';

/** Nine cells, the last one with its corner turned over. */
export function Brand() {
  return (
    <Link to="/" className={styles['brand']}>
      <svg aria-hidden viewBox="0 0 26 26" width="26" height="26">
        {[0, 9, 18].flatMap((y) =>
          [0, 9, 18].map((x) =>
            x === 18 && y === 18 ? (
              <g key="folded">
                <path
                  d="M18 19.5a1.5 1.5 0 0 1 1.5-1.5h5a1.5 1.5 0 0 1 1.5 1.5v2l-4.5 4.5h-2a1.5 1.5 0 0 1-1.5-1.5z"
                  className={styles['accent']}
                />
                <path d="M26 21.5h-3a1.5 1.5 0 0 0-1.5 1.5v3z" className={styles['fold']} />
              </g>
            ) : (
              <rect key={`${x} ${y}`} x={x} y={y} width="8" height="8" rx="1.5" className={styles['cell']} />
            ),
          ),
        )}
      </svg>
      <span className={styles['name']}>{PRODUCT_NAME}</span>
    </Link>
  );
}
