import { t } from '../platform/words.ts';
import { Affix, Notification, Transition } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { ToastContext } from './use-toast.ts';

const shownMs = 5_000;

/** Shows one message at a time, in a live region that is in the page from the start. */
export function ToastHost({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<{ sentence: string; id: number } | null>(null);
  const say = useCallback((sentence: string) => setToast({ sentence, id: Date.now() }), []);
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => setToast(null), shownMs);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <ToastContext value={say}>
      {children}
      <Affix position={{ bottom: 16, right: 16 }}>
        <div role="status" aria-live="polite">
          <Transition mounted={toast !== null} transition="slide-up">
            {(style) => (
              <Notification
                style={style}
                color="peepal"
                withBorder
                onClose={() => setToast(null)}
                closeButtonProps={{ 'aria-label': t('ui.close', 'Close') }}
              >
                {toast?.sentence}
              </Notification>
            )}
          </Transition>
        </div>
      </Affix>
    </ToastContext>
  );
}
