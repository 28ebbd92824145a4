import type { ReactNode } from 'react';
import type { SentForm } from '../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Unsaved } from '../../ui/field/unsaved.tsx';
import { Note, Row } from '../../ui/page/parts.tsx';
import { FieldsOf } from '../../ui/field/sent-fields.tsx';

/** One step as a form: what it is for, its fields, what was refused, and the way on. Before it is left unsaved, a dialog asks. */
export function StepFrame<Fields extends object>({
  form,
  lead,
  next,
  children,
}: {
  form: SentForm<Fields>;
  lead: ReactNode;
  /** In place of "Save and continue". */
  next?: string;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <FieldsOf
      form={form}
      save={next ?? t('partner.next', 'Save and continue')}
      foot={(send) => (
        <Row gap={0.75} above={0.5}>
          {send}
        </Row>
      )}
    >
      <Unsaved changed={form.changed} />
      <Note>{lead}</Note>
      {children}
    </FieldsOf>
  );
}
