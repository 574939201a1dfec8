jest.setTimeout(30_000);

// The rules of a package run without a page: loading what tests pages takes half a second for each test file.
if (typeof document !== 'undefined') require('./page-setup');
