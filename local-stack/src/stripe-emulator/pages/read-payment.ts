import { z } from 'zod';
import { PAY_LATER, testCard, type TestCard } from '../billing/test-cards';
import { copy } from './copy';

/** What stands in the form, as it was typed. */
export interface PaymentForm {
  readonly email: string;
  readonly method: 'card' | 'bank';
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly name: string;
}

export type PaymentField = 'email' | 'number' | 'expiry' | 'cvc' | 'name';
export type Problems = Partial<Record<PaymentField, string>>;

export const EMPTY_FORM: PaymentForm = {
  email: '',
  method: 'card',
  number: '',
  expiry: '',
  cvc: '',
  name: '',
};

const field = z.string().trim().catch('');
const FormSchema: z.ZodType<PaymentForm> = z.object({
  email: field,
  method: z.enum(['card', 'bank']).catch('card'),
  number: field,
  expiry: field,
  cvc: field,
  name: field,
});

export const readForm = (body: object): PaymentForm => FormSchema.parse(body);

/** The card of a form that is right, or what is wrong in which field. `at` is in milliseconds since 1970. */
export function readPayment(
  form: PaymentForm,
  at: number,
): { readonly card: TestCard } | { readonly problems: Problems } {
  const card = form.method === 'bank' ? PAY_LATER : testCard(form.number);
  const isEmail = z.email().safeParse(form.email).success;
  const problems: Problems = {
    ...(!isEmail && { email: copy.problems.email }),
    ...(form.method === 'card' && {
      ...((!card || card === PAY_LATER) && { number: copy.problems.number }),
      ...(!isInFuture(form.expiry, at) && { expiry: copy.problems.expiry }),
      ...(!/^\d{3,4}$/.test(form.cvc) && { cvc: copy.problems.cvc }),
      ...(!form.name && { name: copy.problems.name }),
    }),
  };
  return card && Object.keys(problems).length === 0 ? { card } : { problems };
}

/** A card is good to the end of its month. */
function isInFuture(expiry: string, at: number): boolean {
  const [, month = '', year = ''] = /^(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})$/.exec(expiry) ?? [];
  return month !== '' && Date.UTC(2000 + Number(year), Number(month), 1) > at;
}
