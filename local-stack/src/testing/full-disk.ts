/**
 * Goes before a program: its files cannot grow by a byte, as on a full disk. The system says EFBIG then instead of ENOSPC;
 * a disk that is really full takes the rights of root to make.
 */
export const ON_FULL_DISK = ['sh', '-c', 'ulimit -f 0; exec "$@"', 'sh'] as const;
