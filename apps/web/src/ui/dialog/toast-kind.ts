export type ToastKind = 'success' | 'warning' | 'error' | 'info';
