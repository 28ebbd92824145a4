import { Badge, Group, Text, Title } from '@mantine/core';
import type { Constitution } from '@nukkad/contract/identity/partner/partner.model';
import { inRupees } from '../../platform/money.ts';
import { Facts } from '../../ui/facts.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { fieldWords } from './field-words.ts';
import type { Review } from './review.queries.ts';

const none = 'Not given';

const kinds: Readonly<Record<Constitution, string>> = {
  proprietor: 'Proprietor',
  partnership: 'Partnership',
  llp: 'LLP',
  company: 'Company',
  society: 'Society or trust',
};

const bankChecks = {
  waiting: 'being checked',
  code_sent: '₹1 sent, not confirmed yet',
  verified: 'verified',
  failed: 'check failed',
} as const;

export function ProfileFacts({ review: { profile, owner, services } }: { review: Review }) {
  const { bank } = profile;
  return (
    <Panel title="Profile" beside={<StatusBadge status={profile.status} />}>
      <Facts
        facts={[
          [fieldWords.companyName, profile.companyName],
          [fieldWords.constitution, profile.constitution ? kinds[profile.constitution] : none],
          [fieldWords.ownerName, profile.ownerName || owner.fullName || none],
          [fieldWords.pan, profile.panLast4 ? `••••••${profile.panLast4}` : none],
          ['PAN, as registered', profile.panName ?? 'No register answered'],
          [fieldWords.gstNumber, profile.gstNumber ?? (profile.gstDeclared ? 'Not registered' : none)],
          ['GST, as registered', profile.gstName ?? 'No register answered'],
          [
            'Address',
            [profile.line1, profile.locality, profile.landmark, profile.city, profile.pincode]
              .filter(Boolean)
              .join(', ') || none,
          ],
          [fieldWords.radiusMetres, `${profile.radiusMetres / 1000} km`],
          [
            fieldWords.bank,
            bank
              ? `${bank.holderName}, ${bank.bankName} ••${bank.accountLast4} (${bankChecks[bank.check]})`
              : none,
          ],
          ['Sent', profile.submittedAt ? <Moment key="sent" at={profile.submittedAt} /> : 'Not sent'],
        ]}
      />
      {profile.about ? <Text size="sm">{profile.about}</Text> : null}
      <Title order={3} size="h5">
        Services
      </Title>
      <Group gap="xs">
        {services.map(({ serviceId, name, price, minutes }) => (
          <Badge key={serviceId} color="neel">
            {name}, {inRupees(price)}, {minutes} min
          </Badge>
        ))}
      </Group>
    </Panel>
  );
}
