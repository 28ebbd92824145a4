import type { TaxClaim, TaxPerson } from '@nukkad/contract/people/payroll/income-tax.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { FileButton } from '../../ui/field/file-button.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Section } from '../../ui/page/section.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { claimNames, claimStatusNames, dayName, regimeNames, yearText } from './income-tax-words.ts';
import { openProof, useProve, useRemoveClaim } from './income-tax.queries.ts';
import { LetHouseFacts, houseTitle } from './let-house-facts.tsx';
import { OpenRelief } from './open-relief.tsx';
import { monthName } from './payroll-words.ts';
import { List, Note, Row } from '../../ui/page/parts.tsx';
import styles from './income-tax.module.css';

const accept = 'application/pdf,image/jpeg,image/png,image/webp';
const said = { onError: toastFailure };
type Of = { readonly claim: TaxClaim };

function Acts({ claim: { claimId, kind, can } }: Of) {
  const { t } = useTranslation();
  const remove = useRemoveClaim();
  const prove = useProve();
  const review = useDialogLink('review', { claimId });
  const name = claimNames[kind](t);
  return (
    <Row as="span" gap={[0.5, 0.75]}>
      {can.prove && (
        <FileButton
          accept={accept}
          disabled={prove.isPending}
          onFiles={([file]) => file && prove.mutate({ claimId, file }, said)}
        >
          {t('tax.prove', 'Add proof')}
        </FileButton>
      )}
      {can.review && (
        <ButtonLink {...review} small tone="plain">
          {t('tax.review', 'Review')}
        </ButtonLink>
      )}
      {can.remove && (
        <Button
          small
          tone="quiet"
          busy={remove.isPending}
          aria-label={t('tax.remove.of', 'Remove: {{name}}', { name })}
          onClick={() => remove.mutate(claimId, said)}
        >
          {t('party.remove', 'Remove')}
        </Button>
      )}
    </Row>
  );
}

function Facts({ claim, mostLoss }: Of & { readonly mostLoss: number }) {
  const { rent, house, relief, words, counted, amount, taxDeducted, why } = claim;
  const { t, locale } = useTranslation();
  return (
    <>
      {words && <p>{words}</p>}
      {rent && (
        <p>
          {t('tax.rent.facts', '{{from}} to {{to}}, {{city}}, landlord {{name}}', {
            from: monthName(rent.from, locale),
            to: monthName(rent.to, locale),
            city: rent.city,
            name: rent.landlordName,
          })}
          {rent.landlordPanLast4 && ` · PAN …${rent.landlordPanLast4}`}
        </p>
      )}
      {house && <LetHouseFacts claim={claim} house={house} mostLoss={mostLoss} />}
      {relief && (
        <p>
          {t('tax.relief.facts', 'Total income of {{year}} without them {{income}}, {{regime}}', {
            year: yearText(relief.earlierYear),
            income: formatMoney(amount, locale),
            regime: regimeNames[relief.earlierRegime](t),
          })}
        </p>
      )}
      {taxDeducted !== null && (
        <p>
          {t('tax.previous.deducted', 'Tax deducted there: {{amount}}', {
            amount: formatMoney(taxDeducted, locale),
          })}
        </p>
      )}
      {!house && counted !== null && counted !== amount && (
        <p>{t('tax.counted', 'Accepted: {{amount}}', { amount: formatMoney(counted, locale) })}</p>
      )}
      {why && <p>{why}</p>}
    </>
  );
}

function howMuch({ kind, amount, house, relief }: TaxClaim, locale: string, t: Translate): string {
  if (house) return houseTitle(house, locale, t);
  if (relief)
    return t('tax.relief.arrears', 'Arrears of {{amount}}', { amount: formatMoney(relief.arrears, locale) });
  const much = formatMoney(amount, locale);
  return kind === 'house_rent' ? t('tax.rent.month', '{{amount}} a month', { amount: much }) : much;
}

function One({ claim, mostLoss }: Of & { readonly mostLoss: number }) {
  const { t, locale } = useTranslation();
  const { claimId, kind, status, proofs } = claim;
  return (
    <li className={styles.claim}>
      <Row gap={[0.25, 0.75]} align="baseline" justify="space-between">
        <strong>{claimNames[kind](t)}</strong>
        <strong>{howMuch(claim, locale, t)}</strong>
      </Row>
      <span>
        <StatePill on={status === 'Accepted'}>{claimStatusNames[status](t)}</StatePill>
      </span>
      <Facts claim={claim} mostLoss={mostLoss} />
      {proofs.map(({ documentId, fileName }) => (
        <span key={documentId}>
          <Button small tone="quiet" onClick={() => void openProof(claimId, documentId)}>
            {t('tax.proof.open', 'Open {{name}}', { name: fileName })}
          </Button>
        </span>
      ))}
      <Acts claim={claim} />
    </li>
  );
}

/** What was declared for the year, with its proofs and how it was reviewed. */
export function TaxClaims({ person }: { person: TaxPerson }) {
  const { t, locale } = useTranslation();
  const link = useDialogLink('claim');
  const { claims, can, lastDays, names, mostHouseLoss } = person;
  return (
    <Section
      title={t('tax.claims', 'Declarations')}
      action={
        can.declare && (
          <ButtonLink {...link} small tone="plain">
            {t('tax.declare', 'Declare something')}
          </ButtonLink>
        )
      }
    >
      <Card quiet className={styles.stack}>
        <OpenRelief person={person} />
        <Note size={0.875}>
          {t('tax.claims.days', 'Last day to declare: {{declare}}. Last day for proofs: {{prove}}.', {
            declare: dayName(lastDays.declare, locale),
            prove: dayName(lastDays.prove, locale),
          })}{' '}
          {t('tax.claims.form', 'Replaces Form {{form}}.', { form: names.declaration })}
        </Note>
        {claims.length === 0 ? (
          <p>
            {t('tax.claims.none', 'Nothing is declared yet. Rent and savings count in the old regime only.')}
          </p>
        ) : (
          <List>
            {claims.map((claim) => (
              <One key={claim.claimId} claim={claim} mostLoss={mostHouseLoss} />
            ))}
          </List>
        )}
      </Card>
    </Section>
  );
}
