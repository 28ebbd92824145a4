import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@nukkad/contract/kernel/client';
import { type AsSeen, useSeen } from './use-seen.ts';
import { useToast } from './use-toast.ts';

interface Saving<Saved> {
  /** `seen` adds to what the dialog showed what a refusal said since. */
  readonly save: (seen: AsSeen) => Promise<Saved>;
  /** What is said when it is done. */
  readonly said: (saved: Saved) => string;
  /** Lists that show what was changed; they are read again as well where the change is refused. */
  readonly lists: readonly [own: string, ...others: string[]];
  readonly onClose: () => void;
}

/** Saving what a dialog asks: the list anew, a word, and closed; or what is wrong, at its field. */
export function useSaving<Saved>({ save, said, lists, onClose }: Saving<Saved>) {
  const client = useQueryClient();
  const say = useToast();
  const { seen, take } = useSeen();
  const readAgain = () => {
    for (const list of lists) void client.invalidateQueries({ queryKey: [list] });
  };
  const saving = useMutation({
    mutationFn: () => save(seen),
    onSuccess: (saved) => {
      readAgain();
      say(said(saved));
      onClose();
    },
    onError: (refusal) => {
      take(refusal);
      readAgain();
    },
  });
  const errors = saving.error instanceof ApiError ? saving.error.fields : {};
  return {
    errors,
    /** What the dialog around the fields needs. */
    dialog: {
      busy: saving.isPending,
      error: Object.keys(errors).length > 0 ? null : saving.error,
      onSubmit: () => saving.mutate(),
      onClose,
    },
  };
}
