import { type ReactNode, useId } from 'react';
import { type SentForm, type SentFormSettings, useSentForm } from '../../platform/forms/use-sent-form.ts';
import { Button } from '../press/button.tsx';
import { Dialog } from './dialog.tsx';
import { Form } from '../field/form.tsx';
import { Refusal } from '../state/refusal.tsx';
import type { UrlDialog } from './url-dialog.ts';

export type OpenDialog = Pick<UrlDialog, 'opened' | 'close'>;

interface Look<Fields extends object> {
  readonly title: ReactNode;
  /** The word on the button that sends it. */
  readonly save: string;
  readonly wide?: boolean;
  /** Something is missing that the fields do not say by themselves. */
  readonly incomplete?: (fields: Fields) => boolean;
  readonly children: (form: SentForm<Fields>) => ReactNode;
}

type FormDialogProps<Fields extends object, Request, Answer> = SentFormSettings<Fields, Request, Answer> &
  Look<Fields> & {
    readonly dialog: OpenDialog;
    /** What the server says in `can`; left out: it may be opened. */
    readonly when?: boolean | undefined;
  };

/**
 * The form of a call in a dialog, by its fields and its words. It stays open while it is sent, says what was refused, and
 * closes once it was taken, or does `onSent` in place of that.
 */
export function FormDialog<Fields extends object, Request, Answer>(
  props: FormDialogProps<Fields, Request, Answer>,
) {
  return props.dialog.opened && props.when !== false && <Opened {...props} />;
}

function Opened<Fields extends object, Request, Answer>({
  dialog,
  title,
  save,
  wide,
  incomplete,
  children,
  ...settings
}: FormDialogProps<Fields, Request, Answer>) {
  const form = useSentForm({ onSent: dialog.close, ...settings });
  const formId = useId();
  const { fields, busy, submit, refused } = form;
  return (
    <Dialog
      opened
      wide={wide}
      onClose={() => !busy && dialog.close()}
      title={title}
      footer={
        <Button type="submit" form={formId} busy={busy} disabled={incomplete?.(fields)}>
          {save}
        </Button>
      }
    >
      <Form id={formId} onSubmit={submit}>
        {children(form)}
        <Refusal>{refused}</Refusal>
      </Form>
    </Dialog>
  );
}
