import { parseForm } from './form';

describe('a form-encoded body', () => {
  it('has objects and lists by the names of its fields', () => {
    expect(
      parseForm('mode=subscription&items[0][price]=p&items[0][quantity]=1&metadata[a%20b]=%E2%9C%93'),
    ).toEqual({
      mode: 'subscription',
      items: [{ price: 'p', quantity: '1' }],
      metadata: { 'a b': '✓' },
    });
    expect(parseForm('expand[]=customer&expand[]=line_items')).toEqual({
      expand: ['customer', 'line_items'],
    });
    expect(parseForm('metadata=')).toEqual({ metadata: '' });
    expect(parseForm('')).toEqual({});
  });

  it('cannot reach what every object has', () => {
    const form = parseForm('__proto__[polluted]=1&constructor[prototype][polluted]=1');
    expect(Object.keys(form)).toEqual(['__proto__', 'constructor']);
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });

  it('is refused when a name cannot be read', () => {
    expect(() => parseForm('a[b=1')).toThrow('Invalid parameter name: a[b');
  });
});
