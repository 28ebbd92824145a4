import type { Difference } from '@nukkad/contract/kernel/confirmation';
import { useState } from 'react';
import { differencesIn } from '../platform/api-error.ts';
import { type Kept, renew, renewAfter } from '../platform/asked.ts';
import { type OfficeFormSettings, useForm } from '../platform/use-form.ts';
import { type AsSeen, useSeen } from './use-seen.ts';

export type DialogFormSettings<Fields, Body> = OfficeFormSettings<Fields, Body> & {
  /** Asks anew for these alone, in place of what the contract says of the call. */
  readonly only?: readonly Kept[] | undefined;
  /** Called with the differences that the server refused; empty: it refused for another reason. */
  readonly onDiffers?: ((differences: readonly Difference[]) => void) | undefined;
};

/** The body with `seen` brought up to date by the differences that were shown since the dialog opened. */
function asConfirmed<Body>(body: Body, seen: AsSeen): Body {
  if (typeof body !== 'object' || body === null || !('seen' in body)) return body;
  return typeof body.seen === 'object' && body.seen !== null ? { ...body, seen: seen(body.seen) } : body;
}

/**
 * The form of a dialog whose call carries `seen`. Where the server refuses because data changed, the differences are shown,
 * and the next submit confirms them. `bodyOf` gives `seen` as the dialog shows it. What the call makes stale is asked for
 * anew, after a refusal as well.
 */
export function useDialogForm<Fields extends object, Body = Fields>({
  send,
  only,
  onDiffers,
  ...settings
}: DialogFormSettings<Fields, Body>) {
  const { seen, take } = useSeen();
  const [differences, setDifferences] = useState<readonly Difference[]>([]);
  const confirm = async (act: (seen: AsSeen) => Promise<unknown>) => {
    setDifferences([]);
    try {
      return await act(seen);
    } catch (error) {
      take(error);
      const found = differencesIn(error);
      setDifferences(found);
      onDiffers?.(found);
      if (found.length === 0) throw error;
      return false;
    } finally {
      void (only ? renew(...only) : renewAfter(settings.endpoint));
    }
  };
  const { fields, errors, busy, change, submit, run } = useForm<Fields, Body>({
    ...settings,
    send: (body) => confirm((told) => send(asConfirmed(body, told))),
  });
  return {
    fields,
    errors,
    change,
    /** Runs another call of the dialog. `seen` brings its `seen` up to date as that of the form. */
    run: (act: (seen: AsSeen) => Promise<unknown>) => run(() => confirm(act)),
    /** What the dialog around the fields needs. */
    dialog: { busy, refused: errors['form'] ?? null, differences, onSubmit: submit },
  };
}
