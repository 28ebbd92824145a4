import { type DialogFormSettings, useDialogForm } from './use-dialog-form.ts';
import { useToast } from './use-toast.ts';

type Saving<Fields, Body, Saved> = Omit<DialogFormSettings<Fields, Body>, 'send'> & {
  readonly save: (body: Body) => Promise<Saved>;
  /** What is said when it is done; left out: the screen itself shows it. */
  readonly said?: ((saved: Saved) => string) | undefined;
  /** With what the server answered, before the dialog is closed. */
  readonly onSaved?: ((saved: Saved) => void) | undefined;
  readonly onClose: () => void;
};

/** Saving what a dialog asks: the list anew, a word, and closed; or what is wrong, at its field. */
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
