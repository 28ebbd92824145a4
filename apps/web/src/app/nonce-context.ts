import { createContext } from 'react';

/** The mark of the scripts that this rendering writes; empty in the browser, where they have run already. */
export const NonceContext = createContext('');
