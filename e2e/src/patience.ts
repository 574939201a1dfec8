/** A journey is many page loads on a machine that does other things as well. */
jest.setTimeout(90_000);
