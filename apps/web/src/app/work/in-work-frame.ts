import { createContext } from 'react';

/** True inside the frame of work, which has its own bar of tabs. */
export const InWorkFrame = createContext(false);
