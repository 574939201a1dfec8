/** Where files are put to be served: a folder, or a bucket. Names are paths below it, with slashes. */
export interface Store {
  /** For messages: the file's path or address. */
  place(name: string): string;
  /** A text, and what `replace` needs to see that nobody has written since; undefined when there is no such file. */
  read(name: string): Promise<{ readonly text: string; readonly version: string } | undefined>;
  /**
   * Writes a text as a whole: whoever reads it meanwhile gets the old one or the new one.
   * @param version as it was read; undefined when there was no file
   * @returns false, and writes nothing, when somebody else has written since
   */
  replace(name: string, text: string, version: string | undefined): Promise<boolean>;
  /** Puts a file of a build, whose name stands for its content: one that is there stays as it is. */
  put(name: string, content: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Writes a file that each build has under the same name, such as a page. Browsers revalidate it. */
  write(name: string, content: Uint8Array<ArrayBuffer>): Promise<void>;
  remove(name: string): Promise<void>;
}
