import { addParty, editParty } from '@nukkad/contract/work/party/party.api';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Loaded } from '../../ui/state/loaded.tsx';
import { FormSkeleton } from '../../ui/state/skeletons.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { nothingTyped, typedOf } from './party-fields.ts';
import { PartyForm } from './party-form.tsx';
import { useParty } from './party.queries.ts';

/** A new one; it leads to its page. */
export function NewParty() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [initial] = useState(nothingTyped);
  const add = useSend(addParty);
  return (
    <PartyForm
      initial={initial}
      send={async (body) => {
        const { partyId } = await add.mutateAsync(body);
        toast.success(t('party.added', 'Saved'));
        await navigate(`/projects/parties/${partyId}`);
      }}
    />
  );
}

/** What is written of one, as it was read. */
export function EditParty({ partyId }: { partyId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const edit = useSend(editParty);
  return (
    <Loaded query={useParty(partyId)} waiting={<FormSkeleton />}>
      {(party) => (
        <PartyForm
          key={party.version}
          initial={typedOf(party)}
          send={async (body) => {
            await edit.mutateAsync({ partyId, version: party.version, ...body });
            toast.success(t('party.added', 'Saved'));
            await navigate(`/projects/parties/${partyId}`);
          }}
        />
      )}
    </Loaded>
  );
}
