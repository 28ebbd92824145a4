import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { type CheckoutStepName, checkoutSteps } from './checkout-progress.ts';
import { Stack } from '../../ui/page/parts.tsx';
import styles from './checkout-step.module.css';

/** One step of the checkout: open, done with what was chosen, or still to come. */
export function CheckoutStep({
  name,
  title,
  open,
  done,
  summary,
  children,
}: {
  name: CheckoutStepName;
  title: string;
  open: CheckoutStepName;
  done: boolean;
  /** What was chosen, once the step is done. */
  summary: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const number = checkoutSteps.indexOf(name) + 1;
  const isOpen = open === name;
  const state = isOpen ? 'open' : done ? 'done' : 'coming';
  const wasOpen = useRef(isOpen);

  useEffect(() => {
    // The step that has just opened is where one goes on reading; at first the page's own heading is.
    if (isOpen && !wasOpen.current) heading.current?.focus({ preventScroll: false });
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <section className={styles.step} data-state={state} aria-labelledby={id}>
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {state === 'done' ? <IconCheck size={20} /> : number}
        </span>
        <h2 id={id} ref={heading} tabIndex={-1} aria-current={isOpen ? 'step' : undefined}>
          {title}
        </h2>
        {state === 'done' && (
          <Link to={`?step=${name}`} preventScrollReset className={styles.change}>
            {t('checkout.change', 'Change')}
          </Link>
        )}
      </div>
      {state === 'done' && <div className={styles.summary}>{summary}</div>}
      {isOpen && (
        <Stack gap={1.1} narrows above={1}>
          {children}
        </Stack>
      )}
    </section>
  );
}
