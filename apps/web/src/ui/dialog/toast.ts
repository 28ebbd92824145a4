import type { ToastKind } from './toast-kind.ts';

/** Loads the host at the first toast: most visits see none. `detail` is a second, smaller line. */
const show = (kind: ToastKind) => (message: string, detail?: string) => {
  if (typeof document === 'undefined') return;
  // Without a network the host may not come; the screen then says by itself what failed.
  import('./toast-host.tsx').then((host) => host.showToast(kind, message, detail)).catch(() => {});
};

/** For screens that are used where the network comes and goes: what failed to load once is not asked for again. */
export function prepareToasts(): void {
  void import('./toast-host.tsx').catch(() => {});
}

/** Specification section 8: top-center, 5000 ms, no duplicates, not closed by a tap on it. */
export const toast = {
  success: show('success'),
  warning: show('warning'),
  error: show('error'),
  info: show('info'),
};

/** Why something was refused, where the screen has no other place to say it: `send.mutate(body, { onError: toastFailure })`. */
export const toastFailure = ({ message }: Error): void => toast.error(message);
