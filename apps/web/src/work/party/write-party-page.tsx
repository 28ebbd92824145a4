import { useState } from 'react';
import { useNavigate } from 'react-router';
import { newIdempotencyKey } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { FormSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast.ts';
import { nothingTyped, typedOf } from './party-fields.ts';
import { PartyForm } from './party-form.tsx';
import { useAddParty, useEditParty, useParty } from './party.queries.ts';

/** A new one; it leads to its page. */
export function NewParty() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [key] = useState(newIdempotencyKey);
  const [initial] = useState(nothingTyped);
  const add = useAddParty(key);
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
  const edit = useEditParty();
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
