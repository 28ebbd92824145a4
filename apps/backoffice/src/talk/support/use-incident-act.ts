import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../platform/api-error.ts';
import { useToast } from '../../ui/use-toast.ts';

/** An arrangement of staff that is sent as soon as it is chosen; what is shown is brought up to date either way. */
export function useIncidentAct() {
  const client = useQueryClient();
  const say = useToast();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const act = async (send: () => Promise<unknown>, said: string): Promise<boolean> => {
    setBusy(true);
    setRefused(null);
    try {
      await send();
      say(said);
      return true;
    } catch (error) {
      setRefused(sentenceOf(error));
      return false;
    } finally {
      await client.invalidateQueries({ queryKey: ['incidents'] });
      setBusy(false);
    }
  };
  return { act, busy, refused };
}
