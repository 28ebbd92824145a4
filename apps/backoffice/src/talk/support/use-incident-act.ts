import { listIncidentChoices } from '@nukkad/contract/talk/support/incident-handling.api';
import { listOfficeIncidents, getOfficeIncident } from '@nukkad/contract/talk/support/incident.api';
import { useState } from 'react';
import { sentenceOf } from '../../platform/api-error.ts';
import { renew } from '../../platform/asked.ts';
import { useToast } from '../../ui/use-toast.ts';

/** An arrangement of staff that is sent as soon as it is chosen; what is shown is brought up to date either way. */
export function useIncidentAct() {
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
      await renew(listOfficeIncidents, getOfficeIncident, listIncidentChoices);
      setBusy(false);
    }
  };
  return { act, busy, refused };
}
