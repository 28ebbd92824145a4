import type { TaxPerson } from '@nukkad/contract/people/payroll/income-tax.model';
import type { Perquisite, Perquisites } from '@nukkad/contract/people/payroll/perquisite.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { dayName } from './income-tax-words.ts';
import { PerquisiteDialog } from './perquisite-dialog.tsx';
import { perquisiteNames } from './perquisite-form.ts';
import { usePerquisites, useRemovePerquisite } from './perquisite.queries.ts';
import { List, Note, Row } from '../../ui/page/parts.tsx';
import styles from './income-tax.module.css';

type Of = { readonly item: Perquisite };

function Acts({ item: { perquisiteId, kind } }: Of) {
  const { t } = useTranslation();
  const remove = useRemovePerquisite();
  const link = useDialogLink('perquisite', { perquisiteId });
  return (
    <Row as="span" gap={[0.5, 0.75]}>
      <ButtonLink {...link} small tone="plain">
        {t('tax.challan.correct', 'Correct')}
      </ButtonLink>
      <Button
        small
        tone="quiet"
        busy={remove.isPending}
        aria-label={t('tax.remove.of', 'Remove: {{name}}', { name: perquisiteNames[kind](t) })}
        onClick={() => remove.mutate(perquisiteId, { onError: toastFailure })}
      >
        {t('party.remove', 'Remove')}
      </Button>
    </Row>
  );
}

function LoanFacts({ loan }: { loan: NonNullable<Perquisite['loan']> }) {
  const { t, locale } = useTranslation();
  return (
    <p>
      {t(
        'perquisite.loan.facts',
        'Loan of {{amount}} of {{day}}, by {{percent}}% on what is left at each month’s end',
        {
          amount: formatMoney(loan.amount, locale),
          day: dayName(loan.givenOn, locale),
          percent: loan.bankPercent,
        },
      )}
    </p>
  );
}

function One({ item, canEdit }: Of & { readonly canEdit: boolean }) {
  const { t, locale } = useTranslation();
  const { kind, words, value, recovered, taxable, loan } = item;
  return (
    <li className={styles.claim}>
      <Row gap={[0.25, 0.75]} align="baseline" justify="space-between">
        <strong>{perquisiteNames[kind](t)}</strong>
        <strong>{formatMoney(taxable, locale)}</strong>
      </Row>
      {words && <p>{words}</p>}
      {loan && <LoanFacts loan={loan} />}
      <Note size={0.875}>
        {t('perquisite.facts', 'Value {{value}}, paid by the employee {{recovered}}', {
          value: formatMoney(value, locale),
          recovered: formatMoney(recovered, locale),
        })}
        {taxable < value - recovered && ` · ${t('perquisite.free', 'not taxed up to the limit')}`}
      </Note>
      {canEdit && <Acts item={item} />}
    </li>
  );
}

function Shown({ person, perquisites }: { person: TaxPerson; perquisites: Perquisites }) {
  const { t, locale } = useTranslation();
  const link = useDialogLink('perquisite');
  const dialog = useUrlDialog('perquisite', ['perquisiteId']);
  const { items, loans, giftsUpTo, loansUpTo, form, can } = perquisites;
  const asked = dialog.get('perquisiteId');
  const there = items.find(({ perquisiteId }) => perquisiteId === asked) ?? null;
  if (items.length === 0 && !can.edit) return null;
  return (
    <Section
      title={t('perquisite.title', 'Beside the pay')}
      action={
        can.edit && (
          <ButtonLink {...link} small tone="plain">
            {t('perquisite.add', 'Enter a perquisite')}
          </ButtonLink>
        )
      }
    >
      <Card quiet className={styles.stack}>
        <Note size={0.875}>
          {t(
            'perquisite.note',
            'Taxed with the salary, not paid. Gifts up to {{gifts}} in a year are not taxed, and no loans where all of them are not above {{loans}}. Form {{form}} of the certificate lists all.',
            { gifts: formatMoney(giftsUpTo, locale), loans: formatMoney(loansUpTo, locale), form },
          )}
        </Note>
        {loans.length > 0 && (
          <p>
            {t('perquisite.loans.open', 'Loans that are not valued for this year: {{count}}', {
              count: loans.length,
            })}
          </p>
        )}
        {items.length === 0 ? (
          <p>{t('perquisite.none', 'Nothing is entered for this year.')}</p>
        ) : (
          <List>
            {items.map((item) => (
              <One key={item.perquisiteId} item={item} canEdit={can.edit} />
            ))}
          </List>
        )}
      </Card>
      {dialog.opened && can.edit && (asked === null || there) && (
        <PerquisiteDialog
          key={there ? `${there.perquisiteId} ${there.version}` : 'new'}
          person={person}
          perquisites={perquisites}
          there={there}
          dialog={dialog}
        />
      )}
    </Section>
  );
}

/** What a person has from the employer beside the pay in the year. */
export function TaxPerquisites({ person }: { person: TaxPerson }) {
  const query = usePerquisites(person.taxYear, person.isMe ? undefined : person.staffId);
  return (
    <Loaded query={query} waiting={<ListSkeleton count={1} />}>
      {(perquisites) => <Shown person={person} perquisites={perquisites} />}
    </Loaded>
  );
}
