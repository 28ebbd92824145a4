import type { TaxPerson as Person } from '@nukkad/contract/people/payroll/income-tax.model';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Fact, Figures } from '../../ui/page/facts.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { ClaimDialog } from './claim-dialog.tsx';
import { claimKindOf } from './claim-form.ts';
import { saveCertificate, useTaxPerson } from './income-tax.queries.ts';
import { yearTitle } from './income-tax-words.ts';
import { ReviewClaimDialog } from './review-claim-dialog.tsx';
import { TaxClaims } from './tax-claims.tsx';
import { TaxCompare } from './tax-compare.tsx';
import { TaxPerquisites } from './tax-perquisites.tsx';
import { TaxYearField, useTaxYear } from './tax-year-field.tsx';
import { Note, Paragraph, Stack } from '../../ui/page/parts.tsx';
import styles from './income-tax.module.css';

type Of = { readonly person: Person };

function YearFigures({ person }: Of) {
  const { t } = useTranslation();
  const { sums, regime, deducted, deductedBefore, monthly } = person;
  const figures = [
    { name: t('tax.due', 'To be deducted in the year'), paise: sums?.[regime].due ?? null },
    { name: t('tax.deducted', 'Deducted so far'), paise: deducted },
    {
      name: t('tax.deductedBefore', 'Deducted by an earlier employer'),
      paise: deductedBefore > 0 ? deductedBefore : null,
    },
    { name: t('tax.monthly', 'Each month now'), paise: monthly },
  ];
  return (
    <Figures>
      {figures.map(
        ({ name, paise }) =>
          paise !== null && (
            <Fact key={name} name={name}>
              <Money paise={paise} />
            </Fact>
          ),
      )}
    </Figures>
  );
}

function Certificate({ person }: Of) {
  const { t } = useTranslation();
  const save = useMutation({ mutationFn: () => saveCertificate(person) });
  const { certificate, statement } = person.names;
  if (!person.can.certificate)
    return (
      <Note size={0.875}>
        {t(
          'tax.certificate.later',
          'You can download Form {{form}} once the year has ended and the employer’s TAN is entered.',
          {
            form: certificate,
          },
        )}
      </Note>
    );
  return (
    <>
      <Button
        tone="plain"
        busy={save.isPending}
        onClick={() => save.mutate(undefined, { onError: toastFailure })}
      >
        {t('tax.certificate', 'Download Form {{form}}', { form: certificate })}
      </Button>
      <Note size={0.875}>
        {t(
          'tax.certificate.note',
          'Part B, with a Part A by the employer’s own records. The Part A that the law asks for comes from the tax department’s portal (TRACES) after Form {{statement}} is filed; both are signed there.',
          { statement },
        )}
      </Note>
    </>
  );
}

function Shown({ person }: Of) {
  const { t } = useTranslation();
  const claim = useUrlDialog('claim', ['kind', 'year']);
  const review = useUrlDialog('review', ['claimId']);
  const { staffId, isMe, hasPan, claims, can } = person;
  const reviewed = claims.find(({ claimId }) => claimId === review.get('claimId'));
  return (
    <>
      <Card quiet className={styles.stack}>
        <h2>
          {!isMe && <span translate="no">{person.fullName}, </span>}
          {yearTitle(person, t)}
        </h2>
        <YearFigures person={person} />
        {!hasPan && (
          <Stack gap={0.5} justify="start" flat>
            <Paragraph tone="bad" weight={600}>
              {t('tax.noPan', 'No PAN: at least 20% of the income is deducted where tax is due.')}
            </Paragraph>
            <ButtonLink to={`/people/employees/${staffId}?tab=personal`} small tone="plain">
              {isMe ? t('tax.noPan.own', 'Enter my PAN') : t('tax.noPan.file', 'Open the employee’s file')}
            </ButtonLink>
          </Stack>
        )}
        <Certificate person={person} />
      </Card>
      <TaxCompare person={person} />
      <TaxClaims person={person} />
      <TaxPerquisites person={person} />
      {claim.opened && can.declare && (
        <ClaimDialog
          person={person}
          kind={claimKindOf(claim.get('kind') ?? '')}
          earlierYear={claim.get('year')}
          dialog={claim}
        />
      )}
      {review.opened && reviewed?.can.review && (
        <ReviewClaimDialog key={reviewed.version} claim={reviewed} dialog={review} />
      )}
    </>
  );
}

/** A tax year of oneself, or of someone whom the payroll desk looks after. */
export function TaxPerson({ staffId }: { staffId?: string }) {
  const taxYear = useTaxYear();
  return (
    <>
      <TaxYearField taxYear={taxYear} />
      <Loaded query={useTaxPerson(taxYear, staffId)} waiting={<ListSkeleton count={3} />}>
        {(person) => <Shown person={person} />}
      </Loaded>
    </>
  );
}
