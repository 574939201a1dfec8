import { findPlan, longDate, type Mail, OPTIONAL_MAILS } from '@ninefold/contracts';
import type { MailContent } from '@ninefold/mail';
import { receiptNumber } from '../receipt/receipt-html';
import { copy } from './copy';
import { formatAmount } from './format-amount';

/** What a renewal will cost, as Stripe has it. */
export interface RenewalPrice {
  readonly amount: number;
  readonly currency: string;
  /** The charge may be lower. */
  readonly hasDiscount: boolean;
}

interface Context {
  readonly shellUrl: string;
  /** Public URL of the service, for the link to unsubscribe. */
  readonly shareUrl: string;
  /** Of a mail about a renewal. */
  readonly price: RenewalPrice | null;
}

type MailOf<Kind extends Mail['kind']> = Extract<Mail, { kind: Kind }>;
type Own = Omit<MailContent, 'siteUrl' | 'footLink'>;
type RefundReason = MailOf<'refunded'>['details']['reason'];

export const unsubscribeUrl = (shareUrl: string, { id }: Pick<Mail, 'id'>) => `${shareUrl}/unsubscribe/${id}`;

export const isOptional = ({ kind }: Pick<Mail, 'kind'>) => OPTIONAL_MAILS.includes(kind);

/** What a mail says. */
export function composeMail(mail: Mail, context: Context): MailContent {
  return {
    ...contentOf(mail, context),
    siteUrl: context.shellUrl,
    footLink: isOptional(mail)
      ? { label: copy.unsubscribe, url: unsubscribeUrl(context.shareUrl, mail) }
      : undefined,
  };
}

function contentOf(mail: Mail, context: Context): Own {
  switch (mail.kind) {
    case 'receipt':
      return receipt(mail, context);
    case 'finish-account':
      return finishAccount(mail, context);
    case 'payment-failed':
      return paymentFailed(mail, context);
    case 'renewal':
      return renewal(mail, context);
    case 'plan-ended':
      return planEnded(mail, context);
    case 'refunded':
      return refunded(mail, context);
  }
}

const planName = (tier: string) => findPlan(tier)?.name ?? copy.anyPlan;

const finishAccountAction = ({ shellUrl }: Context, sessionId: string, tier: string) => ({
  label: copy.actions.finishAccount,
  url: `${shellUrl}/signup/account?${new URLSearchParams({ session_id: sessionId, tier })}`,
});

const profileAction = ({ shellUrl }: Context, label: string, note?: string) => ({
  label,
  url: `${shellUrl}/profile`,
  ...(note && { note }),
});

const planAction = ({ shellUrl }: Context, { has_account }: Mail, label: string) => ({
  label,
  url: shellUrl + (has_account ? '/upgrade' : '/plans'),
});

function receipt(mail: MailOf<'receipt'>, context: Context): Own {
  const { tier, session_id, invoice_id, paid_at, next_charge_at, is_renewal, ...charge } = mail.details;
  const [plan, amount] = [planName(tier), formatAmount(charge.amount, charge.currency)];
  const isForGuest = !mail.has_account && session_id !== null;
  const { bought, arrived, boughtByGuest, renewed, free, ...own } = copy.receipt;
  const first = mail.has_account ? bought : isForGuest ? boughtByGuest : arrived;
  const text = is_renewal ? renewed : first;
  const isFree = charge.amount === 0;
  return {
    subject: isFree ? free.subject(plan) : own.subject(amount, plan),
    preview: isFree ? free.charged : own.preview(longDate(paid_at)),
    paragraphs: [text(isFree ? free.charged : own.charged(amount), plan)],
    facts: [
      [copy.facts.plan, plan],
      [copy.facts.paid, amount],
      [copy.facts.paidOn, longDate(paid_at)],
      [copy.facts.nextRenewal, next_charge_at ? longDate(next_charge_at) : copy.facts.noRenewal],
      session_id
        ? [copy.facts.receipt, receiptNumber(session_id)]
        : ([copy.facts.invoice, invoice_id] as const),
    ],
    action: isForGuest
      ? finishAccountAction(context, session_id, tier)
      : profileAction(context, copy.actions.profile),
    foot: [copy.because.bought, copy.notYou],
  };
}

function finishAccount({ details }: MailOf<'finish-account'>, context: Context): Own {
  const { subject, preview, text, otherwise } = copy.finishAccount;
  const plan = planName(details.tier);
  return {
    subject: subject(plan),
    preview,
    paragraphs: [text(plan)],
    action: finishAccountAction(context, details.session_id, details.tier),
    foot: [copy.because.bought, otherwise],
  };
}

function paymentFailed(mail: MailOf<'payment-failed'>, context: Context): Own {
  const { tier, is_first, retries_at, ...charge } = mail.details;
  const [plan, amount] = [planName(tier), formatAmount(charge.amount, charge.currency)];
  const { subject, preview, first, renewal: renewing, retry, noRetry } = copy.paymentFailed;
  const { tryAgain, updatePaymentMethod, updateNote, payInvoice, payNote } = copy.actions;
  const content = { subject: subject(plan), preview, foot: [copy.because.bought, copy.notYou] };
  if (is_first) {
    return {
      ...content,
      paragraphs: [first(amount, plan)],
      action: planAction(context, mail, tryAgain),
    };
  }
  return {
    ...content,
    paragraphs: [renewing(amount, plan), retries_at ? retry(longDate(retries_at)) : noRetry],
    action: retries_at
      ? profileAction(context, updatePaymentMethod, updateNote)
      : profileAction(context, payInvoice, payNote),
  };
}

function renewal(mail: MailOf<'renewal'>, context: Context): Own {
  if (!context.price) throw new Error('A mail about a renewal needs its price.');
  const { tier, session_id, renews_at } = mail.details;
  const [plan, day] = [planName(tier), longDate(renews_at)];
  const amount = formatAmount(context.price.amount, context.price.currency);
  const { subject, preview, text, withDiscount, cancel, cancelAsGuest } = copy.renewal;
  const isForGuest = !mail.has_account && session_id !== null;
  return {
    subject: subject(plan, day),
    preview: preview(amount),
    paragraphs: [
      text(amount, plan, day),
      ...(context.price.hasDiscount ? [withDiscount] : []),
      isForGuest ? cancelAsGuest : cancel,
    ],
    facts: [
      [copy.facts.plan, plan],
      [copy.facts.renewsOn, day],
      [copy.facts.amount, amount],
    ],
    action: isForGuest
      ? finishAccountAction(context, session_id, tier)
      : profileAction(context, copy.actions.manage),
    foot: [copy.because.subscribed(plan)],
  };
}

function planEnded(mail: MailOf<'plan-ended'>, context: Context): Own {
  const plan = planName(mail.details.tier);
  const { subject, preview, text } = copy.planEnded;
  return {
    subject: subject(plan),
    preview,
    paragraphs: [text(plan, longDate(mail.details.ended_at))],
    action: planAction(context, mail, copy.actions.choosePlan),
    foot: [copy.because.subscribed(plan)],
  };
}

/** Refunds after which the reader may want to buy the plan again. */
const LEAVES_BUYER_WITHOUT_PLAN: readonly RefundReason[] = [
  'paid-too-late',
  'never-granted',
  'unknown-price',
  'unusable-address',
];

function refunded(mail: MailOf<'refunded'>, context: Context): Own {
  const { tier, amount: cents, currency, is_full, ends_plan, reason } = mail.details;
  const plan = planName(tier);
  const action = actionAfterRefund(mail, context);
  const content = { foot: [copy.because.bought], ...(action && { action }) };
  if (cents === 0) return { ...content, ...canceled(reason, plan) };
  const { subject, why, full, part, planEnded: ended, statement } = copy.refunded;
  const amount = formatAmount(cents, currency);
  const outcome = is_full ? full(amount) : part(amount);
  return {
    ...content,
    subject: subject[is_full ? 'full' : 'part'],
    preview: outcome,
    paragraphs: [
      [why[reason](plan, is_full), ...(ends_plan ? [ended(plan)] : [])].join(' '),
      `${outcome} ${statement}`,
    ],
    facts: [
      [copy.facts.plan, plan],
      [copy.facts.refunded, amount],
    ],
  };
}

/** A subscription that was sent back, without a payment. */
function canceled(reason: RefundReason, plan: string): Pick<Own, 'subject' | 'preview' | 'paragraphs'> {
  const { subject, why, none, duplicateCanceled } = copy.refunded;
  if (reason !== 'duplicate')
    return { subject: subject.none, preview: none, paragraphs: [why[reason](plan, true), none] };
  const { subject: second, why: text, none: noCharge } = duplicateCanceled;
  return { subject: second, preview: noCharge, paragraphs: [text(plan), noCharge] };
}

function actionAfterRefund(mail: MailOf<'refunded'>, context: Context): Own['action'] {
  if (LEAVES_BUYER_WITHOUT_PLAN.includes(mail.details.reason))
    return planAction(context, mail, copy.actions.choosePlan);
  return mail.has_account ? profileAction(context, copy.actions.profile) : undefined;
}
