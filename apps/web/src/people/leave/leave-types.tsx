import type { LeaveType } from '@nukkad/contract/people/leave/leave.model';
import { halvesInWords } from '../../nouns/approval/approval-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { leaveEmpty } from './leave.empty.ts';
import { Acts } from '../../ui/press/acts.tsx';
import { Note } from '../../ui/page/parts.tsx';
import styles from './leave.module.css';
import { useLeaveTypes } from './leave.queries.ts';

/** What a type gives, in one line. */
function useTerms({
  halvesAYear,
  accrual,
  carryHalves,
  isPaid,
  takesHalfDays,
  isSandwich,
  isEncashed,
  expiresDays,
}: LeaveType): string {
  const voice = useTranslation();
  const { t, plural } = voice;
  const days = halvesAYear !== null && halvesInWords(voice, halvesAYear);
  return [
    days
      ? accrual === 'monthly'
        ? t('leave.terms.monthly', '{{days}} a year, added monthly', { days })
        : t('leave.terms.yearly', '{{days}} a year', { days })
      : expiresDays === null
        ? t('leave.unlimited', 'No limit')
        : plural('leave.terms.compensatory', expiresDays, {
            one: 'For work on days off, expires after {{count}} day',
            other: 'For work on days off, expires after {{count}} days',
          }),
    isPaid ? t('leave.paid', 'Paid') : t('leave.unpaid', 'Unpaid'),
    carryHalves > 0 &&
      t('leave.terms.carry', 'up to {{days}} carried over', { days: halvesInWords(voice, carryHalves) }),
    takesHalfDays && t('leave.terms.half', 'half days'),
    isSandwich && t('leave.terms.sandwich', 'days off in between count'),
    isEncashed && t('leave.terms.encashed', 'paid out on leaving'),
  ]
    .filter(Boolean)
    .join(' · ');
}

function One({ type }: { type: LeaveType }) {
  const { t } = useTranslation();
  const edit = useDialogLink('leave-type', { id: type.leaveTypeId });
  return (
    <Card as="li" quiet className={styles.stack}>
      <div className={styles.head}>
        <h2>{type.name}</h2>
        {!type.isActive && <StatePill on={false}>{t('leave.type.off', 'Not offered')}</StatePill>}
      </div>
      <Note>{useTerms(type)}</Note>
      <Acts>
        <ButtonLink
          {...edit}
          small
          tone="plain"
          aria-label={t('leave.type.editOf', 'Edit {{name}}', { name: type.name })}
        >
          {t('leave.type.edit', 'Edit')}
        </ButtonLink>
      </Acts>
    </Card>
  );
}

/** The types of a business, by name: 30 at most. */
export function LeaveTypes() {
  return (
    <Loaded query={useLeaveTypes()} waiting={<ListSkeleton count={3} />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyScreen screen={leaveEmpty['no-leave-types']} />
        ) : (
          <CardList>
            {items.map((type) => (
              <One key={type.leaveTypeId} type={type} />
            ))}
          </CardList>
        )
      }
    </Loaded>
  );
}
