import type { Answering } from '../platform/asked.ts';
import { callOf } from '../platform/call.ts';
import { type DialogFormSettings, useDialogForm } from './use-dialog-form.ts';
import { useToast } from './use-toast.ts';

export type ParamsOf<Sent> = Sent extends { readonly params: infer Params extends object }
  ? Params
  : undefined;
export type BodyOf<Sent> = Sent extends { readonly body: infer Body } ? Body : never;

/** What follows a save. */
export interface AfterSaving<Saved> {
  /** The message after saving; left out where the screen itself shows the result. */
  readonly said?: ((saved: Saved) => string) | undefined;
  /** Called with the server's answer before the dialog is closed. */
  readonly onSaved?: ((saved: Saved) => void) | undefined;
  readonly onClose: () => void;
}

type Settings<Fields, Body, Saved> = Omit<DialogFormSettings<Fields, Body>, 'send'> & AfterSaving<Saved>;

/** By the call itself, of the fields or of what `bodyOf` makes of them. */
type ByCall<Fields, Sent, Saved> = Settings<Fields, BodyOf<Sent>, Saved> & {
  readonly endpoint: Answering<Sent, Saved>;
  readonly params?: ParamsOf<Sent>;
  readonly save?: undefined;
};

/** Where it is more than the call, or one of two. */
type InOwnWay<Fields, Body, Saved> = Settings<Fields, Body, Saved> & {
  readonly params?: undefined;
  readonly save: (body: Body) => Promise<Saved>;
};

/** Saves a dialog's form: shows a message and closes the dialog, or shows errors at the fields. */
export function useSaving<Fields extends object, Sent, Saved>(
  settings: ByCall<Fields, Sent, Saved>,
): Saving<Fields>;
export function useSaving<Fields extends object, Body, Saved>(
  settings: InOwnWay<Fields, Body, Saved>,
): Saving<Fields>;
export function useSaving<Fields extends object, Body, Saved>({
  params,
  save,
  said,
  onSaved,
  onClose,
  ...settings
}: Settings<Fields, Body, Saved> & {
  readonly endpoint: Answering<unknown, Saved>;
  readonly params?: object | undefined;
  readonly save?: ((body: Body) => Promise<Saved>) | undefined;
}) {
  const say = useToast();
  const { dialog, ...form } = useDialogForm<Fields, Body>({
    ...settings,
    send: async (body) => {
      const saved = await (save ? save(body) : callOf(settings.endpoint, { params, body }));
      onSaved?.(saved);
      if (said) say(said(saved));
      onClose();
    },
  });
  return { ...form, dialog: { ...dialog, onClose } };
}

type DialogForm<Fields extends object> = ReturnType<typeof useDialogForm<Fields, unknown>>;
type Saving<Fields extends object> = Omit<DialogForm<Fields>, 'dialog'> & {
  readonly dialog: DialogForm<Fields>['dialog'] & Pick<AfterSaving<unknown>, 'onClose'>;
};
