import { z } from 'zod';
import { get, type Operation, post, remove } from '../api/operation';
import { flag, ignored, listParams, metadata, params, text } from '../api/params';
import { isFor, mergedMetadata, pageOf, rowOf } from '../api/rows';
import { invalidRequest } from '../api/stripe-error';
import { newProduct } from './new-price';

const DETAILS = {
  active: flag.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  ...ignored(
    'images',
    'marketing_features',
    'statement_descriptor',
    'tax_code',
    'unit_label',
    'url',
    'shippable',
  ),
};

export const productOperations: readonly Operation[] = [
  post(
    '/products',
    params({ ...DETAILS, id: text.optional(), name: text }),
    (emulator, { id, name, active, description, metadata }) => {
      if (id !== undefined && emulator.resources.products[id]) {
        throw invalidRequest(`Product already exists: '${id}'`, 'id', 'resource_already_exists');
      }
      return newProduct(emulator, { id, name, active, description, metadata: mergedMetadata({}, metadata) });
    },
  ),
  get(
    '/products',
    listParams({ active: flag.optional(), ids: z.array(text).optional() }),
    ({ resources }, { active, ids, ...page }) =>
      pageOf(
        '/v1/products',
        resources.products,
        page,
        (row) => isFor(active, row.active) && (ids?.includes(row.id) ?? true),
      ),
  ),
  get('/products/:id', params({}), ({ resources }, _params, id) => rowOf(resources.products, 'product', id)),
  post(
    '/products/:id',
    params({ ...DETAILS, name: text.optional(), default_price: text.optional() }),
    (emulator, { name, active, description, default_price, metadata }, id) => {
      const product = rowOf(emulator.resources.products, 'product', id);
      emulator.update('product.updated', product, {
        ...(name !== undefined && { name }),
        ...(active !== undefined && { active }),
        ...(description !== undefined && { description: description || null }),
        ...(default_price !== undefined && {
          default_price: rowOf(emulator.resources.prices, 'price', default_price, 'default_price').id,
        }),
        metadata: mergedMetadata(product.metadata, metadata),
      });
      return product;
    },
  ),
  remove('/products/:id', params({}), (emulator, _params, id) => {
    const { products, prices } = emulator.resources;
    const product = rowOf(products, 'product', id);
    if (Object.values(prices).some((price) => price.product === id)) {
      throw invalidRequest('This product cannot be deleted because it has one or more user-created prices.');
    }
    delete products[id];
    emulator.emit('product.deleted', product);
    return { id, object: 'product', deleted: true };
  }),
];
