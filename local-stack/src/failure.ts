/** What a person can mend themselves: it is told in one line, without a stack. */
export class Failure extends Error {}
