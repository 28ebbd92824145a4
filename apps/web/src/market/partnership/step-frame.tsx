import type { SubmitForm } from '@nukkad/forms/use-form';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Form } from '../../ui/field/form.tsx';
import { Unsaved } from '../../ui/field/unsaved.tsx';
import { Note, Row } from '../../ui/page/parts.tsx';
import styles from './partner.module.css';

/** One step as a form: what it is for, its fields, what was refused, and the way on. */
export function StepFrame({
  lead,
  onSubmit,
  busy,
  changed,
  refused,
  next,
  children,
}: {
  lead: ReactNode;
  onSubmit: SubmitForm;
  busy: boolean;
  /** There are unsaved changes: a dialog asks before the step is left. */
  changed: boolean;
  /** What the server said of the whole. */
  refused: string | undefined;
  /** In place of "Save and continue". */
  next?: string;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <Form onSubmit={onSubmit}>
      <Unsaved changed={changed} />
      <Note>{lead}</Note>
      {children}
      {refused && (
        <p role="alert" className={styles.refused}>
          {refused}
        </p>
      )}
      <Row gap={0.75} above={0.5}>
        <Button type="submit" busy={busy}>
          {next ?? t('partner.next', 'Save and continue')}
        </Button>
      </Row>
    </Form>
  );
}
