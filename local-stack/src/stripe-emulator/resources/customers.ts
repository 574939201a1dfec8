import { get, type Operation, post, remove } from '../api/operation';
import { ignored, listParams, metadata, params, text } from '../api/params';
import { isFor, mergedMetadata, pageOf, rowOf } from '../api/rows';
import { cancelNow, isOver } from '../billing/cancel-subscription';
import { newCustomer } from './new-customer';

const DETAILS = {
  email: text.optional(),
  name: text.optional(),
  description: text.optional(),
  phone: text.optional(),
  metadata: metadata.optional(),
  ...ignored('address', 'preferred_locales', 'shipping', 'tax', 'tax_exempt', 'invoice_settings'),
};

export const customerOperations: readonly Operation[] = [
  post('/customers', params(DETAILS), (emulator, { email, name, description, phone, metadata }) =>
    newCustomer(emulator, {
      email: email ?? null,
      name,
      description,
      phone,
      metadata: mergedMetadata({}, metadata),
    }),
  ),
  get('/customers', listParams({ email: text.optional() }), ({ resources }, { email, ...page }) =>
    pageOf('/v1/customers', resources.customers, page, (row) => isFor(email, row.email)),
  ),
  get('/customers/:id', params({}), ({ resources }, _params, id) =>
    rowOf(resources.customers, 'customer', id),
  ),
  post('/customers/:id', params(DETAILS), (emulator, { email, name, description, phone, metadata }, id) => {
    const customer = rowOf(emulator.resources.customers, 'customer', id);
    emulator.update('customer.updated', customer, {
      ...(email !== undefined && { email: email || null }),
      ...(name !== undefined && { name: name || null }),
      ...(description !== undefined && { description: description || null }),
      ...(phone !== undefined && { phone: phone || null }),
      metadata: mergedMetadata(customer.metadata, metadata),
    });
    return customer;
  }),
  remove('/customers/:id', params({}), (emulator, _params, id) => {
    const { customers, subscriptions } = emulator.resources;
    const customer = rowOf(customers, 'customer', id);
    for (const subscription of Object.values(subscriptions)) {
      if (subscription.customer === id && !isOver(subscription)) cancelNow(emulator, subscription);
    }
    delete customers[id];
    emulator.emit('customer.deleted', customer);
    return { id, object: 'customer', deleted: true };
  }),
];
