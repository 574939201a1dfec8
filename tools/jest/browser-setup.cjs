// The rules of a package run without a page: what tests pages is not loaded for them.
if (typeof document !== 'undefined') require('./page-setup');
