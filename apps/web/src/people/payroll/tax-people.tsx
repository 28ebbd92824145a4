import type { TaxPersonRow } from '@nukkad/contract/people/payroll/income-tax.model';
import { type Column, heading, told } from '@nukkad/lists/columns';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { search } from '@nukkad/lists/fields';
import { Listing } from '../../nouns/work-list/listing.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { taxPeopleAddress, useTaxPeople } from './income-tax.queries.ts';
import { regimeNames } from './income-tax-words.ts';

type Voice = ReturnType<typeof useTranslation>;

const columnsOf = ({ t, locale }: Voice, taxYear: string): readonly Column<TaxPersonRow>[] => [
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
  {
    id: 'acts',
    title: t('book.acts', 'Actions'),
    cell: ({ staffId }) => (
      <ButtonLink to={`/salary/tax/${staffId}?year=${taxYear}`} small tone="plain">
        {t('tax.open', 'Open')}
      </ButtonLink>
    ),
    fixed: true,
    card: 'foot',
    width: '7rem',
  },
];

/** Who chose and declared what, and whose PAN is missing. */
export function TaxPeople({ taxYear }: { taxYear: string }) {
  const voice = useTranslation();
  const { t } = voice;
  const asked = useListAddress(taxPeopleAddress);
  return (
    <Listing<TaxPersonRow>
      name="tax-people"
      label={t('salary.people', 'People')}
      asked={asked}
      fields={[search(t('salary.search', 'Name'), 'search')]}
      columns={columnsOf(voice, taxYear)}
      pages={useTaxPeople(taxYear, asked.filters.search)}
      keyOf={({ staffId }) => staffId}
      nameOf={({ fullName }) => fullName}
      empty={<p>{t('salary.noPeople', 'Invite your team first. People appear here once they join.')}</p>}
    />
  );
}
