import type { PaymentTask, SentReturn } from '@ninefold/contracts';
import { failPaymentTaskCall, finishPaymentTaskCall, takePaymentTasksCall } from '@ninefold/contracts/rpc';
import { callDatabase } from '../database/call-database';
import { describeCause } from '../errors/describe-cause';
import { fetchOrNull } from '../stripe/fetch-or-null';
import type { PaymentDependencies } from './payment-dependencies';
import { returnPayment } from './return-payment';
import { storeSubscription } from './store-subscription';

interface TaskRun {
  /** How many tasks were run. */
  readonly taken: number;
  /** The errors of those that failed. */
  readonly errors: readonly unknown[];
}

/**
 * Does at Stripe what the database has ordered. A task that fails stays in the database, and is tried again later by the
 * worker of any instance or by `reconcile`. Nothing is thrown: the effects of the call that ordered it are committed.
 * @param ids the tasks to run; null for the oldest that are due
 * @param stopping stops after the current task. The others are handed out again a minute later
 */
export async function runPaymentTasks(
  dependencies: PaymentDependencies,
  ids: readonly string[] | null,
  stopping?: AbortSignal,
): Promise<TaskRun> {
  if (ids?.length === 0) return { taken: 0, errors: [] };
  const errors: unknown[] = [];
  const report = (error: unknown, task?: Pick<PaymentTask, 'id' | 'kind'>) => {
    errors.push(error);
    dependencies.logger.error({ cause: describeCause(error), ...task }, 'a payment task failed');
  };
  let tasks: readonly PaymentTask[] = [];
  try {
    tasks = await callDatabase(dependencies.database, takePaymentTasksCall, { p_ids: ids && [...ids] });
  } catch (error) {
    report(error);
  }
  for (const task of tasks) {
    if (stopping?.aborted) break;
    const { id, kind } = task;
    await runTask(dependencies, task).catch((error: unknown) => report(error, { id, kind }));
  }
  return { taken: tasks.length, errors };
}

/**
 * Runs all tasks that are due.
 * @param stopping stops after the current task
 * @returns the errors of those that failed, each tried once
 */
export async function runDueTasks(
  dependencies: PaymentDependencies,
  stopping?: AbortSignal,
): Promise<readonly unknown[]> {
  const errors: unknown[] = [];
  while (!stopping?.aborted) {
    const run = await runPaymentTasks(dependencies, null, stopping);
    errors.push(...run.errors);
    if (run.taken === 0) break;
  }
  return errors;
}

async function runTask(dependencies: PaymentDependencies, task: PaymentTask): Promise<void> {
  const { database } = dependencies;
  try {
    const p_result = await perform(dependencies, task);
    await callDatabase(database, finishPaymentTaskCall, { p_id: task.id, p_result });
  } catch (error) {
    await callDatabase(database, failPaymentTaskCall, { p_id: task.id, p_error: describeError(error) });
    throw error;
  }
}

const describeError = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** @returns what the buyer must be told about, or null */
async function perform(dependencies: PaymentDependencies, task: PaymentTask): Promise<SentReturn | null> {
  switch (task.kind) {
    case 'return-payment':
      return returnAndReport(dependencies, task);
    case 'sync-subscription':
      await storeSubscription(dependencies, task.subscription_id, {});
      return null;
    case 'update-customer': {
      const { subject, email } = task;
      if (email) await fetchOrNull(dependencies, dependencies.stripe.customers.update(subject, { email }));
      return null;
    }
  }
}

async function returnAndReport(
  dependencies: PaymentDependencies,
  task: Extract<PaymentTask, { kind: 'return-payment' }>,
): Promise<SentReturn | null> {
  const result = await returnPayment(dependencies, task);
  const { subscription_id, invoice_id, reason } = task;
  const amount = result?.amount ?? 0;
  dependencies.logger.info({ subscription_id, invoice_id, reason, amount }, 'a payment was returned');
  return result;
}
