import type { PartnerProfile } from '@nukkad/contract/identity/partner/partner.model';
import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import {
  gstChange,
  panChange,
  panFits,
  profileChanges,
} from '@nukkad/contract/identity/partner/partner.model';
import * as z from 'zod/mini';
import { useSentForm } from '../../platform/forms/use-sent-form.ts';
import { knownProfile } from '../../platform/session/session-store.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SwitchRow } from '../../ui/field/switch-row.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { fieldWords } from './partner-words.ts';
import styles from './partner.module.css';
import { saveGst, savePan, saveProfile } from './partner.queries.ts';
import { StepFrame } from './step-frame.tsx';

const ownerName = z.required(z.pick(profileChanges, { ownerName: true }));

interface Fields {
  readonly ownerName: string;
  readonly pan: string;
  readonly gst: 'yes' | 'no';
  readonly gstNumber: string;
}

/** A PAN card is in Latin letters, so a name in another script is no help. */
const latinName = (name = '') => (/^[A-Za-z .]+$/.test(name) ? name : '');

/** A PAN that is kept already need not be typed again: an empty field leaves it as it is. */
function schemaOf(profile: PartnerProfile, { gst, pan }: Fields) {
  const fitting = panChange.shape.pan.check(
    z.refine((value) => panFits(profile.constitution, value), partnerErrors.pan_other_holder.message),
  );
  const shape = {
    ...ownerName.shape,
    ...(pan !== '' || profile.panLast4 === null ? { pan: fitting } : {}),
    ...(gst === 'yes' ? gstChange.shape : {}),
  };
  return z.object(shape);
}

/** Who owns the firm, its PAN and its GST number; each is checked with its register as it is saved. */
export function OwnerStep({ profile, onSaved }: { profile: PartnerProfile; onSaved: () => void }) {
  const { t } = useTranslation();
  const initial: Fields = {
    ownerName: profile.ownerName || latinName(knownProfile()?.fullName),
    pan: '',
    gst: profile.gstNumber ? 'yes' : 'no',
    gstNumber: profile.gstNumber ?? '',
  };
  const form = useSentForm({
    initial,
    schema: (typed) => schemaOf(profile, typed),
    send: async (typed: Fields) => {
      await saveProfile({ ownerName: typed.ownerName });
      if (typed.pan !== '') await savePan(typed.pan);
      const gstNumber = typed.gst === 'yes' ? typed.gstNumber : null;
      if (gstNumber !== profile.gstNumber || !profile.gstDeclared) await saveGst(gstNumber);
    },
    onSent: onSaved,
  });
  const { fields, change, errors, lineAt } = form;
  const capitals = (value: string) => value.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return (
    <StepFrame
      lead={t(
        'partner.owner.lead',
        'We check these numbers and store them encrypted. Only their last digits are shown.',
      )}
      form={form}
    >
      <TextField label={fieldWords(t, 'ownerName')} {...lineAt('ownerName')} autoComplete="name" />
      <TextField
        label={fieldWords(t, 'pan')}
        hint={
          profile.panLast4
            ? t('partner.pan.kept', 'Your PAN ending in {{end}} is saved. Leave this empty to keep it.', {
                end: profile.panLast4,
              })
            : t('partner.pan.hint', 'Ten characters, e.g. AAPFU0939F.')
        }
        name="pan"
        autoComplete="off"
        maxLength={10}
        value={fields.pan}
        error={errors['pan']}
        onChange={({ target }) => change({ pan: capitals(target.value) })}
      />
      {profile.panName && <p className={styles.found}>{profile.panName}</p>}
      <SwitchRow
        legend={t('partner.gst.ask', 'Are you registered for GST?')}
        options={[
          { value: 'no', label: t('partner.gst.no', 'No') },
          { value: 'yes', label: t('partner.gst.yes', 'Yes') },
        ]}
        value={fields.gst}
        onChange={(gst) => change({ gst })}
      />
      {fields.gst === 'yes' && (
        <>
          <TextField
            label={fieldWords(t, 'gstNumber')}
            name="gstNumber"
            autoComplete="off"
            maxLength={15}
            value={fields.gstNumber}
            error={errors['gstNumber']}
            onChange={({ target }) => change({ gstNumber: capitals(target.value) })}
          />
          {profile.gstName && <p className={styles.found}>{profile.gstName}</p>}
        </>
      )}
    </StepFrame>
  );
}
