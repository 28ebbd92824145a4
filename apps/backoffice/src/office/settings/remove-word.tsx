import { type DictionaryWord, removeDictionaryWord } from '@nukkad/contract/office/settings/dictionary.api';
import { seenOfWord } from '@nukkad/contract/office/settings/dictionary.confirm';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/call.ts';
import { useSeen } from '../../ui/use-seen.ts';
import { useToast } from '../../ui/use-toast.ts';
import { WhyForm } from '../../ui/why-form.tsx';

/** Removes the words of a key after a reason. */
export function RemoveWord({ word, onClose }: { word: DictionaryWord; onClose: () => void }) {
  const client = useQueryClient();
  const say = useToast();
  const { lang, key } = word;
  const [shown] = useState(() => seenOfWord(word));
  const { seen, take } = useSeen();
  const removing = useMutation({
    mutationFn: (why: string) => call(removeDictionaryWord, { body: { lang, key, seen: seen(shown), why } }),
    onSuccess: () => {
      say(`${key} shows its built-in words again.`);
      onClose();
    },
    onError: take,
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
