/** What the stack tells the person at the terminal. */
export interface Say {
  line(text: string): void;
  /** Only told when asked to be verbose. */
  timing(what: string, milliseconds: number): void;
}

export const sayTo = (stream: NodeJS.WritableStream, verbose: boolean): Say => ({
  line: (text) => void stream.write(`${text}\n`),
  timing(what, milliseconds) {
    if (verbose) stream.write(`  ${(milliseconds / 1_000).toFixed(1).padStart(6)} s  ${what}\n`);
  },
});
