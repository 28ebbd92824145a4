import { listTaxPeople, taxPeopleQuery } from '@nukkad/contract/people/payroll/income-tax.api';
import { listAddress } from '@nukkad/lists/address';
import { heading, told } from '@nukkad/lists/columns';
import { search } from '@nukkad/lists/fields';
import { acts } from '../../nouns/work-list/columns.tsx';
import { listPartOf } from '../../nouns/work-list/list-part.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { regimeNames } from './income-tax-words.ts';

/** Who chose and declared what, and whose PAN is missing. */
export const TaxPeople = listPartOf(listTaxPeople, ({ taxYear }: { taxYear: string }) => taxYear, {
  name: 'tax-people',
  label: ({ t }) => t('salary.people', 'People'),
  address: listAddress(taxPeopleQuery.shape, ['search'], {}),
  query: (filters, taxYear) => ({ taxYear, ...filters }),
  fields: ({ t }) => [search(t('salary.search', 'Name'), 'search')],
  keyOf: ({ staffId }) => staffId,
  nameOf: ({ fullName }) => fullName,
  columns: ({ t, locale, given: taxYear }) => [
    told('name', t('party.name', 'Name'), ({ fullName }) => fullName, heading),
    told(
      'regime',
      t('tax.regime', 'Regime'),
      ({ regime, isChosen }) =>
        isChosen ? regimeNames[regime](t) : t('tax.notChosen.short', 'Not chosen (new)'),
      { card: 'corner', width: '10rem' },
    ),
    told(
      'declared',
      t('tax.claims', 'Declarations'),
      ({ declared, toReview }) =>
        toReview > 0
          ? t('tax.toReview', '{{count}} declared, {{waiting}} to review', {
              count: declared,
              waiting: toReview,
            })
          : t('tax.declaredCount', '{{count}} declared', { count: declared }),
      { width: '14rem' },
    ),
    told(
      'pan',
      t('tax.pan', 'PAN'),
      ({ hasPan }) => (hasPan ? t('tax.pan.there', 'Given') : t('tax.pan.missing', 'PAN missing')),
      { width: '8rem' },
    ),
    told('deducted', t('tax.deducted', 'Deducted so far'), ({ deducted }) => formatMoney(deducted, locale), {
      figures: true,
      width: '9rem',
    }),
    acts(t('book.acts', 'Actions'), '7rem', ({ staffId }) => (
      <ButtonLink to={`/salary/tax/${staffId}?year=${taxYear}`} small tone="plain">
        {t('tax.open', 'Open')}
      </ButtonLink>
    )),
  ],
  empty: ({ t }) => (
    <p>{t('salary.noPeople', 'Invite your team first. People appear here once they join.')}</p>
  ),
});
