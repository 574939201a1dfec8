import { readFile } from 'node:fs/promises';

/** Linux counts the time of a process in hundredths of a second. */
const MS_PER_TICK = 10;

/**
 * Processor time of a process on this machine, in milliseconds: that of a connection's backend does not include what others
 * do at the same time, so figures hold on a busy machine too.
 */
export async function cpuMsOf(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}
