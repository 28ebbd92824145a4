import { keysOf } from '@nukkad/contract/kernel/record';
import type { PartnerProfile, ProfileField } from '@nukkad/contract/identity/partner/partner.model';
import { stepOfField } from '@nukkad/contract/identity/partner/partner.model';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Section } from '../../ui/page/section.tsx';
import { bankState } from '../../nouns/bank-account/bank-state.ts';
import { constitutionWords, fieldWords, stepNames, stepWords } from './partner-words.ts';
import { Text } from '../../ui/page/parts.tsx';
import styles from './partner.module.css';

/** All that a profile says, by step, with the reasons of a refusal at their fields; `edit`: each step leads to its form. */
export function ProfileFacts({
  profile: p,
  edit,
  prices,
  level = 2,
}: {
  profile: PartnerProfile;
  edit: string | null;
  /** The offered services with their prices; they belong to the catalogue. */
  prices: ReactNode;
  /** 3 below the heading of a step. */
  level?: 2 | 3;
}) {
  const { t, plural } = useTranslation();
  const end = (last4: string | null) => (last4 ? `••••••${last4}` : '');
  const values: Readonly<Record<ProfileField, string>> = {
    companyName: p.companyName,
    constitution: p.constitution ? constitutionWords(t, p.constitution) : '',
    about: p.about,
    ownerName: p.ownerName,
    pan: end(p.panLast4),
    gstNumber: p.gstNumber ?? (p.gstDeclared ? t('partner.gst.none', 'Not registered') : ''),
    line1: p.line1,
    locality: p.locality,
    landmark: p.landmark,
    pincode: `${p.pincode} · ${p.city}, ${p.state}`,
    radiusMetres: t('partner.radius.km', '{{km}} km', { km: p.radiusMetres / 1000 }),
    services:
      p.serviceCount > 0
        ? plural('partner.services.number', p.serviceCount, {
            one: '{{count}} service',
            other: '{{count}} services',
          })
        : '',
    bank: p.bank ? `${p.bank.bankName} ${end(p.bank.accountLast4)} · ${bankState(t, p.bank.check)}` : '',
    documents: p.steps.find(({ step }) => step === 'documents')?.complete
      ? t('partner.documents.there', 'All required documents added')
      : '',
  };
  const missing = new Set(p.steps.flatMap((step) => step.missing));
  const fields = keysOf(values);
  // What may be left out is not shown as a gap, and nothing is one where nothing can be filled in.
  const isShown = (field: ProfileField) =>
    values[field] !== '' ||
    p.reasons.some((reason) => reason.field === field) ||
    (edit !== null && !p.can.editsAreReviewed && missing.has(field));
  return (
    <>
      {stepNames
        .filter((step) => fields.some((field) => stepOfField[field] === step && isShown(field)))
        .map((step) => (
          <Section
            key={step}
            title={stepWords(t, step)}
            level={level}
            action={
              edit && (
                <ButtonLink
                  to={`${edit}?step=${step}`}
                  tone="quiet"
                  small
                  aria-label={t('partner.editStep', 'Edit: {{step}}', { step: stepWords(t, step) })}
                >
                  {t('partner.edit', 'Edit')}
                </ButtonLink>
              )
            }
          >
            <dl className={styles.facts}>
              {fields
                .filter((field) => stepOfField[field] === step && isShown(field))
                .map((field) => (
                  <div key={field}>
                    <dt>{fieldWords(t, field)}</dt>
                    <dd>
                      {values[field] || (
                        <Text as="b" tone="bad">
                          {t('partner.missing', 'Still missing')}
                        </Text>
                      )}
                      {field === 'services' && p.serviceCount > 0 && prices}
                      {p.reasons
                        .filter((reason) => reason.field === field)
                        .map(({ reason }) => (
                          <Text key={reason} as="p" tone="bad">
                            {reason}
                          </Text>
                        ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </Section>
        ))}
    </>
  );
}
