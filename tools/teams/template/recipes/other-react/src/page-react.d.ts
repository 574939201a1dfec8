/** The page's React: `shareKey` in federation.mjs. */
declare module 'page-react' {
  import React = require('react');
  export = React;
}
