import { type DialogFormSettings, useDialogForm } from './use-dialog-form.ts';
import { useToast } from './use-toast.ts';

type Saving<Fields, Body, Saved> = Omit<DialogFormSettings<Fields, Body>, 'send'> & {
  readonly save: (body: Body) => Promise<Saved>;
  /** The message after saving; left out where the screen itself shows the result. */
  readonly said?: ((saved: Saved) => string) | undefined;
  /** Called with the server's answer before the dialog is closed. */
  readonly onSaved?: ((saved: Saved) => void) | undefined;
  readonly onClose: () => void;
};

/** Saves a dialog's form: refreshes the lists, shows a message and closes the dialog, or shows errors at the fields. */
export function useSaving<Fields extends object, Body, Saved>({
  save,
  said,
  onSaved,
  onClose,
  ...settings
}: Saving<Fields, Body, Saved>) {
  const say = useToast();
  const { dialog, ...form } = useDialogForm<Fields, Body>({
    ...settings,
    send: async (body) => {
      const saved = await save(body);
      onSaved?.(saved);
      if (said) say(said(saved));
      onClose();
    },
  });
  return { ...form, dialog: { ...dialog, onClose } };
}
