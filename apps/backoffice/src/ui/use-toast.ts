import { createContext, useContext } from 'react';

export const ToastContext = createContext<(sentence: string) => void>(() => undefined);

/** Says for some seconds that something was done. */
export const useToast = () => useContext(ToastContext);
