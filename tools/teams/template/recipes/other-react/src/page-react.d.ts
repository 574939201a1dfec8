/** The page's React: `shareKey` in federation.mjs. */
declare module 'page-react' {
  export { createElement, useEffect, useRef, useState } from 'react';
}
