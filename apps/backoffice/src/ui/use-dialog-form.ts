import type { Difference } from '@nukkad/contract/kernel/confirmation';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { differencesIn } from '../platform/api-error.ts';
import { type OfficeFormSettings, useForm } from '../platform/use-form.ts';
import { type AsSeen, useSeen } from './use-seen.ts';

export type DialogFormSettings<Fields, Body> = OfficeFormSettings<Fields, Body> & {
  /** Keys of the queries that show what is changed; they are read again as well where the change is refused. */
  readonly lists: readonly string[];
  /** Told what was refused as changed meanwhile; empty: it was refused for another reason. */
  readonly onDiffers?: ((differences: readonly Difference[]) => void) | undefined;
};

/** The body as it is confirmed: what it says was seen, with what a refusal said since. */
function asConfirmed<Body>(body: Body, seen: AsSeen): Body {
  if (typeof body !== 'object' || body === null || !('seen' in body)) return body;
  return typeof body.seen === 'object' && body.seen !== null ? { ...body, seen: seen(body.seen) } : body;
}

/**
 * A form in a dialog that confirms something: what changed since the dialog was opened is shown, and the next press
 * confirms that. `bodyOf` says what was seen as the dialog shows it.
 */
export function useDialogForm<Fields extends object, Body = Fields>({
  send,
  lists,
  onDiffers,
  ...settings
}: DialogFormSettings<Fields, Body>) {
  const client = useQueryClient();
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
      for (const list of lists) void client.invalidateQueries({ queryKey: [list] });
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
    /** Another act of the dialog than its form; it is handed what adds to a `seen` what a refusal said since. */
    run: (act: (seen: AsSeen) => Promise<unknown>) => run(() => confirm(act)),
    /** What the dialog around the fields needs. */
    dialog: { busy, refused: errors['form'] ?? null, differences, onSubmit: submit },
  };
}
