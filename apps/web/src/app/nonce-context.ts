import { createContext } from 'react';

/** The page's CSP nonce while the server renders; empty in the browser, where scripts have already run. */
export const NonceContext = createContext('');
