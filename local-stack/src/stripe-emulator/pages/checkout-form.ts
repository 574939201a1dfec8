import { html } from 'hono/html';
import { periodEnd } from '../billing/periods';
import type { CheckoutSession, LineItem } from '../state/stored';
import { copy, day, money } from './copy';
import type { PaymentField, PaymentForm, Problems } from './read-payment';

interface Shown {
  readonly session: CheckoutSession;
  readonly lineItem: LineItem;
  /** The address that the platform gave: it cannot be changed here. */
  readonly knownEmail: string | null;
  readonly form: PaymentForm;
  readonly problems: Problems;
  /** Why the payment was not made, when no field is wrong. */
  readonly refusal?: string | undefined;
  /** Seconds since 1970, by the account's clock. */
  readonly now: number;
}

const words = copy.checkout;

export const amountOf = ({ amount_total: total, currency }: CheckoutSession): string =>
  money(total ?? 0, currency ?? 'usd');

interface InputShape {
  readonly label: string;
  readonly hint?: string;
  readonly autocomplete: string;
  readonly type?: 'email' | 'text';
  readonly numeric?: boolean;
}

function input(name: PaymentField, shape: InputShape, { form, problems }: Shown) {
  const problem = problems[name];
  const isFirst = Object.keys(problems)[0] === name;
  const described = [shape.hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${shape.label}</label>
    ${shape.hint ? html`<p class="hint" id="${name}-hint">${shape.hint}</p>` : ''}
    <input
      id="${name}"
      name="${name}"
      type="${shape.type ?? 'text'}"
      value="${name === 'cvc' ? '' : form[name]}"
      autocomplete="${shape.autocomplete}"
      ${shape.numeric ? html`inputmode="numeric"` : ''}
      ${described ? html`aria-describedby="${described}"` : ''}
      ${problem ? html`aria-invalid="true"` : ''}
      ${isFirst ? html`autofocus` : ''}
    />
    ${problem ? html`<p class="problem" id="${name}-problem">${problem}</p>` : ''}
  </div>`;
}

/** The page that takes the money: price, renewal and how to leave stand above the button. */
export function checkoutForm(shown: Shown) {
  const { session, lineItem, knownEmail, form, problems, refusal, now } = shown;
  const interval = String(lineItem.price.recurring?.interval);
  const amount = amountOf(session);
  const isWrong = refusal !== undefined || Object.keys(problems).length > 0;
  return html`<p class="price">${amount} <small>${words.per(interval)}</small></p>
    <p>${words.renews(amount, interval, day(periodEnd(now, lineItem.price)))}</p>
    ${isWrong ? html`<p class="alert" role="alert">${copy.problems.summary} ${refusal ?? Object.values(problems)[0]}</p>` : ''}
    <form method="post" novalidate>
      ${
        knownEmail === null
          ? input('email', { label: words.email, type: 'email', autocomplete: 'email' }, shown)
          : html`<p><strong>${words.email}</strong><br />${knownEmail}</p>`
      }
      <fieldset>
        <legend>${words.method}</legend>
        <label class="choice"
          ><input type="radio" name="method" value="card" ${form.method === 'card' ? html`checked` : ''} />
          ${words.card}</label
        >
        <label class="choice"
          ><input
            id="bank"
            type="radio"
            name="method"
            value="bank"
            aria-describedby="bank-hint"
            ${form.method === 'bank' ? html`checked` : ''}
          />
          ${words.payLater}</label
        >
        <p class="hint" id="bank-hint">${words.payLaterHint}</p>
      </fieldset>
      <div class="card">
        ${input('number', { label: words.number, autocomplete: 'cc-number', numeric: true }, shown)}
        <div class="pair">
          ${input('expiry', { label: words.expiry, hint: words.expiryHint, autocomplete: 'cc-exp' }, shown)}
          ${input('cvc', { label: words.cvc, hint: words.cvcHint, autocomplete: 'cc-csc', numeric: true }, shown)}
        </div>
        ${input('name', { label: words.name, autocomplete: 'cc-name' }, shown)}
      </div>
      <button>${words.pay(amount)}</button>
      ${session.cancel_url ? html`<a class="button second" href="${session.cancel_url}">${words.cancel}</a>` : ''}
    </form>
    <h2>${words.testCards}</h2>
    <ul>
      ${words.cards.map(([number, does]) => html`<li><code>${number}</code> ${does}</li>`)}
    </ul>
    <p>${words.cardsHint}</p>`;
}
