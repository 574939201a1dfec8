/** A problem that the person at the terminal can solve: printed as it is, without a stack. */
export class Failure extends Error {}
