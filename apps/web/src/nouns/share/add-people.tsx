import type { DriveItem } from '@nukkad/contract/files/drive/drive.model';
import { addGrant } from '@nukkad/contract/files/drive/grant.api';
import { type Grantee, grantBody, numberDays } from '@nukkad/contract/files/drive/grant.model';
import type { GranteeKind, GrantRight } from '@nukkad/contract/files/drive/grant.noun';
import { type PermissionKey, permissionKeys } from '@nukkad/contract/kernel/roles';
import { grantedFeatures } from '@nukkad/contract/identity/staff/staff.model';
import { isOneOf } from '@nukkad/contract/kernel/record';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { PhoneField } from '../../ui/field/phone-field.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { Note } from '../../ui/page/parts.tsx';
import { useRightWords } from './access-words.ts';
import { useEndChoice } from './end-choice.ts';
import { featureWords } from '../team/feature-words.ts';
import { useColleagues, useDepartmentChoice, useTeamDepartments } from '../team/team.queries.ts';

interface Fields {
  readonly kind: GranteeKind;
  readonly staffId: string;
  readonly permission: string;
  readonly departmentId: string;
  readonly mobileNumber: string;
  readonly right: GrantRight;
  /** Empty: no end. */
  readonly days: string;
}

const initialOf = (hasTeam: boolean): Fields => ({
  kind: hasTeam ? 'person' : 'number',
  staffId: '',
  permission: 'company_profile',
  departmentId: '',
  mobileNumber: '',
  right: 'view',
  days: hasTeam ? '' : String(numberDays.usual),
});

const featureOf = (chosen: string): PermissionKey =>
  isOneOf(permissionKeys, chosen) ? chosen : 'company_profile';

function toOf({ kind, staffId, permission, departmentId, mobileNumber }: Fields): Grantee {
  if (kind === 'number') return { kind, mobileNumber };
  if (kind === 'person') return { kind, staffId };
  if (kind === 'department') return { kind, departmentId };
  return kind === 'permission' ? { kind, permission: featureOf(permission) } : { kind };
}

function useKinds(
  hasTeam: boolean,
  hasDepartments: boolean,
): readonly { readonly value: GranteeKind; readonly label: string }[] {
  const { t } = useTranslation();
  const number = { value: 'number' as const, label: t('share.to.number', 'A mobile number') };
  if (!hasTeam) return [number];
  return [
    { value: 'person', label: t('share.to.person', 'Someone in your team') },
    { value: 'team', label: t('share.to.team', 'Everyone in your team') },
    ...(hasDepartments
      ? [{ value: 'department' as const, label: t('share.to.department', 'A department') }]
      : []),
    { value: 'permission', label: t('share.to.permission', 'Team members with a permission') },
    number,
  ];
}

interface Choosing {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Person({ value, onChange }: Choosing) {
  const { t } = useTranslation();
  const { data = [], isPending } = useColleagues();
  const others = data.filter(({ isMe }) => !isMe);
  if (!isPending && others.length === 0)
    return <Note>{t('share.noTeam', 'No one else is in your team yet.')}</Note>;
  return (
    <SelectField
      label={t('share.person', 'Person')}
      name="staffId"
      value={value}
      options={[
        { value: '', label: t('share.person.choose', 'Choose a person') },
        ...others.map(({ staffId, fullName }) => ({ value: staffId, label: fullName })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function Feature({ value, onChange }: Choosing) {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t('share.feature', 'Who can view')}
      name="permission"
      value={value}
      options={grantedFeatures.map((key) => ({ value: key, label: featureWords(t, key) }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function Department({ value, onChange }: Choosing) {
  const { t } = useTranslation();
  const { data = [] } = useDepartmentChoice();
  return (
    <SelectField
      label={t('share.department', 'Department')}
      hint={t('share.department.hint', 'Everyone in this department and the departments below it.')}
      name="departmentId"
      value={value}
      options={[
        { value: '', label: t('share.department.choose', 'Choose a department') },
        ...data.map(({ departmentId, name }) => ({ value: departmentId, label: name })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** With whom, what they may do, and until when. */
export function AddPeople({ item: { itemId, kind: itemKind } }: { item: DriveItem }) {
  const { t } = useTranslation();
  const role = useSession().profile?.role;
  const hasTeam = role === 'Service Partner' || role === 'subUser';
  const { data: departments = [] } = useTeamDepartments(hasTeam);
  const kinds = useKinds(hasTeam, departments.length > 0);
  const rights = useRightWords(itemKind);
  const ends = useEndChoice();
  return (
    <SentFields
      save={t('share.add', 'Share')}
      send={useSend(addGrant)}
      initial={initialOf(hasTeam)}
      schema={grantBody}
      incomplete={({ kind, staffId, departmentId, mobileNumber }) =>
        (kind === 'person' && staffId === '') ||
        (kind === 'department' && departmentId === '') ||
        (kind === 'number' && mobileNumber === '')
      }
      bodyOf={(fields) => ({
        itemId,
        to: toOf(fields),
        right: fields.right,
        days: fields.days === '' ? null : Number(fields.days),
      })}
      said={t('share.added', 'Shared.')}
      onSent={(_, change) => change({ staffId: '', departmentId: '', mobileNumber: '' })}
    >
      {({ fields, errors, change }) => (
        <>
          {kinds.length > 1 && (
            <RadioList
              label={t('share.to', 'Share with')}
              name="kind"
              options={kinds}
              value={fields.kind}
              onChange={(kind) =>
                change({ kind, days: kind === 'number' ? fields.days || String(numberDays.usual) : '' })
              }
            />
          )}
          {fields.kind === 'person' && (
            <Person value={fields.staffId} onChange={(staffId) => change({ staffId })} />
          )}
          {fields.kind === 'department' && (
            <Department value={fields.departmentId} onChange={(departmentId) => change({ departmentId })} />
          )}
          {fields.kind === 'permission' && (
            <Feature value={fields.permission} onChange={(permission) => change({ permission })} />
          )}
          {fields.kind === 'number' && (
            <PhoneField
              label={t('share.number', 'Mobile number')}
              hint={t('share.number.hint', 'They see it when they log in with this number.')}
              name="mobileNumber"
              value={fields.mobileNumber}
              error={errors['to.mobileNumber'] ?? errors['to']}
              onDigits={(mobileNumber) => change({ mobileNumber })}
            />
          )}
          <SelectField
            label={t('share.right', 'They can')}
            name="right"
            value={fields.right}
            options={rights}
            onChange={({ target }) => change({ right: target.value === 'edit' ? 'edit' : 'view' })}
          />
          <SelectField
            label={t('share.ends', 'Access ends')}
            name="days"
            value={fields.days}
            options={ends(fields.kind)}
            onChange={({ target }) => change({ days: target.value })}
          />
        </>
      )}
    </SentFields>
  );
}
