import { Badge, Group, Text, Title } from '@mantine/core';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { Facts } from '../../ui/facts.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { constitutionWords, fieldWords } from './field-words.ts';
import { PanNumber } from './pan-number.tsx';
import type { Review } from './review.ts';

const none = t('review.notGiven', 'Not given');

const bankChecks = {
  waiting: t('review.beingChecked', 'being checked'),
  code_sent: t('review.rs1SentNotConfirmedYet', '₹1 sent, not confirmed yet'),
  verified: t('review.verified', 'verified'),
  failed: t('review.checkFailed', 'check failed'),
} as const;

export function ProfileFacts({ review: { profile, owner, services } }: { review: Review }) {
  const { bank } = profile;
  return (
    <Panel title={t('review.profile', 'Profile')} beside={<StatusBadge status={profile.status} />}>
      <Facts
        facts={[
          [fieldWords.companyName, profile.companyName],
          [fieldWords.constitution, profile.constitution ? constitutionWords[profile.constitution] : none],
          [fieldWords.ownerName, profile.ownerName || owner.fullName || none],
          [
            fieldWords.pan,
            profile.panLast4 ? (
              <PanNumber
                key="pan"
                organisationId={profile.organisationId}
                last4={profile.panLast4}
                mayReveal={profile.status === 'Pending'}
              />
            ) : (
              none
            ),
          ],
          [t('review.panName', 'Name on PAN'), profile.panName ?? t('review.notVerified', 'Not verified')],
          [
            fieldWords.gstNumber,
            profile.gstNumber ?? (profile.gstDeclared ? t('review.noGst', 'Not registered') : none),
          ],
          [
            t('review.gstName', 'Name on GST'),
            profile.gstName ?? (profile.gstNumber ? t('review.notVerified', 'Not verified') : none),
          ],
          [
            t('review.address', 'Address'),
            [profile.line1, profile.locality, profile.landmark, profile.city, profile.pincode]
              .filter(Boolean)
              .join(', ') || none,
          ],
          [fieldWords.radiusMetres, t('review.kilometres', '{{km}} km', { km: profile.radiusMetres / 1000 })],
          [
            fieldWords.bank,
            bank
              ? `${bank.holderName}, ${bank.bankName} ••${bank.accountLast4} (${bankChecks[bank.check]})`
              : none,
          ],
          [
            t('review.submitted', 'Submitted'),
            profile.submittedAt ? (
              <Moment key="sent" at={profile.submittedAt} />
            ) : (
              t('review.notSubmitted', 'Not submitted')
            ),
          ],
        ]}
      />
      {profile.about ? <Text size="sm">{profile.about}</Text> : null}
      <Title order={3} size="h5">
        {t('common.services', 'Services')}
      </Title>
      <Group gap="xs">
        {services.map(({ serviceId, name, price, minutes }) => (
          <Badge key={serviceId} color="neel">
            {t('review.service', '{{name}}, {{price}}, {{minutes}} min', {
              name,
              price: inRupees(price),
              minutes,
            })}
          </Badge>
        ))}
      </Group>
    </Panel>
  );
}
