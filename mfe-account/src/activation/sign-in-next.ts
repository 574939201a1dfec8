import * as v from 'valibot';

/** In the router's state of the return page: after signing out there, the person wants to sign in to another account. */
export interface SignInNext {
  readonly signInNext: true;
}

const SignInNextSchema: v.GenericSchema<unknown, SignInNext> = v.object({ signInNext: v.literal(true) });

export const isSignInNext = (routerState: unknown): boolean => v.is(SignInNextSchema, routerState);
