import type { ReactNode } from 'react';
import { type SentForm, type SentFormSettings, useSentForm } from '../../platform/forms/use-sent-form.ts';
import { Button, type ButtonProps } from '../press/button.tsx';
import { Refusal } from '../state/refusal.tsx';
import { Form } from './form.tsx';

interface Look<Fields extends object> {
  /** The word on the button that sends it. */
  readonly save: string;
  /** How its button looks otherwise. */
  readonly button?: Pick<ButtonProps, 'tone' | 'small' | 'wide'>;
  /** Something is missing that the fields do not say by themselves. */
  readonly incomplete?: (fields: Fields) => boolean;
  /** The button with what stands beside or below it. */
  readonly foot?: (button: ReactNode) => ReactNode;
  /** Instead of fields one below the other. */
  readonly className?: string | undefined;
}

/** The fields of a form with its button below them, where the form is read by more than its fields. */
export function FieldsOf<Fields extends object>({
  form: { fields, busy, submit, refused },
  save,
  button,
  incomplete,
  foot = (send) => send,
  className,
  children,
}: Look<Fields> & { readonly form: SentForm<Fields>; readonly children?: ReactNode }) {
  return (
    <Form className={className} onSubmit={submit}>
      {children}
      <Refusal>{refused}</Refusal>
      {foot(
        <Button {...button} type="submit" busy={busy} disabled={incomplete?.(fields)}>
          {save}
        </Button>,
      )}
    </Form>
  );
}

/** The form of a call on a page, or in a dialog that holds more than it: by its fields and its words. */
export function SentFields<Fields extends object, Request, Answer>({
  save,
  button,
  incomplete,
  foot,
  className,
  children,
  ...settings
}: SentFormSettings<Fields, Request, Answer> &
  Look<Fields> & { readonly children: (form: SentForm<Fields>) => ReactNode }) {
  const form = useSentForm(settings);
  return (
    <FieldsOf form={form} {...{ save, button, incomplete, foot, className }}>
      {children(form)}
    </FieldsOf>
  );
}
