import * as z from 'zod/mini';
import { copy } from '../copy';

export const SignInSchema = z.object({
  email: z.string().check(z.trim(), z.minLength(1, copy.signIn.emailRequired)),
  password: z.string().check(z.minLength(1, copy.signIn.passwordRequired)),
});
export type SignInValues = z.infer<typeof SignInSchema>;

/** What another screen may say to this one through the router. Where to go afterwards is the shell's to read. */
export const ArrivalSchema = z.object({ message: z.optional(z.string()), email: z.optional(z.string()) });
