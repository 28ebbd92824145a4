import { type DictionaryWord, removeDictionaryWord } from '@nukkad/contract/backoffice/dictionary.api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../platform/call.ts';
import { useToast } from '../ui/use-toast.ts';
import { WhyForm } from '../ui/why-form.tsx';

/** Removes the words of a key after a reason. */
export function RemoveWord({ word, onClose }: { word: DictionaryWord; onClose: () => void }) {
  const client = useQueryClient();
  const say = useToast();
  const { lang, key, value } = word;
  const removing = useMutation({
    mutationFn: (why: string) => call(removeDictionaryWord, { body: { lang, key, seen: value, why } }),
    onSuccess: () => {
      say(`${key} shows its built-in words again.`);
      onClose();
    },
    onSettled: () => void client.invalidateQueries({ queryKey: ['dictionary'] }),
  });
  return (
    <WhyForm
      title={`Remove ${key}`}
      doIt="Remove"
      busy={removing.isPending}
      error={removing.error}
      onWhy={(why) => removing.mutate(why)}
      onClose={onClose}
    />
  );
}
