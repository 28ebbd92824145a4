import { updateUserProfile } from '@nukkad/contract/identity/profile/profile.api';
import {
  bloodGroups,
  genders,
  maritalStatuses,
  type ProfileDetails,
  profileFields,
} from '@nukkad/contract/identity/profile/profile.model';
import {
  languageNames,
  type SpokenLanguage,
  spokenLanguages,
} from '@nukkad/contract/identity/profile/spoken-languages';
import { useSend } from '../../platform/api/send.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSentForm } from '../../platform/forms/use-sent-form.ts';
import { FieldsOf } from '../../ui/field/sent-fields.tsx';
import { Tick } from '../../ui/field/field-group.tsx';
import { Avatar } from '../../ui/mark/avatar.tsx';
import { Button } from '../../ui/press/button.tsx';
import { FileButton } from '../../ui/field/file-button.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { useSetPicture } from './profile.queries.ts';
import { Unsaved } from '../../ui/field/unsaved.tsx';
import { Note, Row } from '../../ui/page/parts.tsx';
import styles from './profile.module.css';

const genderWords = {
  Male: (t: Translate) => t('gender.Male', 'Male'),
  Female: (t: Translate) => t('gender.Female', 'Female'),
  Others: (t: Translate) => t('gender.Others', 'Other'),
};
const maritalWords = {
  Single: (t: Translate) => t('marital.Single', 'Single'),
  Married: (t: Translate) => t('marital.Married', 'Married'),
  Others: (t: Translate) => t('marital.Others', 'Other'),
};

function Picture({ details }: { details: ProfileDetails }) {
  const { t } = useTranslation();
  const set = useSetPicture();
  return (
    <Row gap={1} align="center">
      <Avatar name={details.fullName || '?'} src={details.profileImage} size={88} />
      <FileButton
        accept="image/jpeg,image/png,image/webp"
        disabled={set.isPending}
        onFiles={([file]) => file && set.mutate(file)}
      >
        {t('about.picture', 'Choose photo')}
      </FileButton>
      {details.profileImage && (
        <Button tone="quiet" small busy={set.isPending} onClick={() => set.mutate(null)}>
          {t('about.noPicture', 'Remove photo')}
        </Button>
      )}
    </Row>
  );
}

/** Of those whom others hire or book; a customer is not asked. */
function PersonalFields({
  fields,
  change,
}: {
  fields: Pick<ProfileDetails, 'gender' | 'maritalStatus' | 'bloodGroup'>;
  change: (changed: Partial<ProfileDetails>) => void;
}) {
  const { t } = useTranslation();
  const unsaid = { value: '', label: t('about.unsaid', 'Not specified') };
  return (
    <>
      <Note>{t('about.private', 'Only you see your gender, marital status and blood group.')}</Note>
      <SelectField
        label={t('about.gender', 'Gender')}
        value={fields.gender ?? ''}
        options={[unsaid, ...genders.map((value) => ({ value, label: genderWords[value](t) }))]}
        onChange={(event) => change({ gender: genders.find((one) => one === event.target.value) ?? null })}
      />
      <SelectField
        label={t('about.marital', 'Marital status')}
        value={fields.maritalStatus ?? ''}
        options={[unsaid, ...maritalStatuses.map((value) => ({ value, label: maritalWords[value](t) }))]}
        onChange={(event) =>
          change({ maritalStatus: maritalStatuses.find((one) => one === event.target.value) ?? null })
        }
      />
      <SelectField
        label={t('about.blood', 'Blood group')}
        value={fields.bloodGroup ?? ''}
        options={[unsaid, ...bloodGroups.map((value) => ({ value, label: value }))]}
        onChange={(event) =>
          change({ bloodGroup: bloodGroups.find((one) => one === event.target.value) ?? null })
        }
      />
    </>
  );
}

/** What a person says of themselves. All but the name may stay unsaid. */
export function AboutForm({
  details,
  personal,
}: {
  details: ProfileDetails;
  /** Gender, marital status and blood group are asked as well. */
  personal: boolean;
}) {
  const { t } = useTranslation();
  const { profileImage: _, ...said } = details;
  const save = useSend(updateUserProfile);
  const form = useSentForm({
    send: save,
    said: t('about.saved', 'Saved.'),
    initial: said,
    schema: profileFields,
  });
  const { fields, change, changed, textAt } = form;
  const toggle = (language: SpokenLanguage, on: boolean) =>
    change({
      languages: on ? [...fields.languages, language] : fields.languages.filter((one) => one !== language),
    });
  return (
    <FieldsOf form={form} save={t('about.save', 'Save')}>
      <Unsaved changed={changed} />
      <Picture details={details} />
      <HindiField
        label={t('name.label', 'Your full name')}
        autoComplete="name"
        maxLength={80}
        {...textAt('fullName')}
      />
      <HindiField long label={t('about.words', 'About you')} maxLength={400} {...textAt('about')} />
      {personal && <PersonalFields fields={fields} change={change} />}
      <fieldset className={styles.group}>
        <legend>{t('about.languages', 'Languages you speak')}</legend>
        <div className={styles.checks}>
          {languageNames.map((language) => (
            <Tick
              key={language}
              gap={0.6}
              checked={fields.languages.includes(language)}
              onChange={(event) => toggle(language, event.target.checked)}
            >
              {[...new Set([language, spokenLanguages[language]])].join(' · ')}
            </Tick>
          ))}
        </div>
      </fieldset>
    </FieldsOf>
  );
}
