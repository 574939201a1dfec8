import { federation } from './federation.mjs';

/** `*.module.css` are CSS modules. Class names are global to the page, so they begin with the remote's name. */
export const css = {
  loader: 'css-loader',
  options: {
    modules: {
      auto: true,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      localIdentName: `${federation.name}_[name]_[local]_[hash:base64:5]`,
    },
  },
};
