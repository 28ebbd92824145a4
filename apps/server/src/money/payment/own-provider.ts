import type { AnyProvider } from './order.store.ts';

/** Money that no gateway knows of. */
export const isOwn = (provider: AnyProvider): provider is 'cash' | 'credit' | 'paylater' =>
  provider === 'cash' || provider === 'credit' || provider === 'paylater';
