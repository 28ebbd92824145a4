import type { Faq } from '@nukkad/contract/talk/support/faq.model';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ReactNode } from 'react';
import styles from './faq.module.css';

/** A question that opens to its answer, also before any script runs. */
export function FaqItem({
  faq: { question, answer },
  open = false,
  children,
}: {
  faq: Pick<Faq, 'question' | 'answer'>;
  open?: boolean;
  children?: ReactNode;
}) {
  return (
    <details className={styles.item} open={open}>
      <summary className={styles.question}>
        <span>{question}</span>
        <IconChevronDown size={20} aria-hidden className={styles.turn} />
      </summary>
      <p className={styles.answer}>{answer}</p>
      {children}
    </details>
  );
}
