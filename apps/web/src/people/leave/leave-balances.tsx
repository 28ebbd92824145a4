import type { LeaveBalance } from '@nukkad/contract/people/leave/leave.model';
import { halvesInWords } from '../../nouns/approval/approval-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { FactsSkeleton } from '../../ui/state/skeletons.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { Note } from '../../ui/page/parts.tsx';
import styles from './leave.module.css';
import { useBalances } from './leave.queries.ts';

function Balance({ balance: { name, halves, isPaid } }: { balance: LeaveBalance }) {
  const voice = useTranslation();
  const { t } = voice;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{halves === null ? t('leave.unlimited', 'No limit') : halvesInWords(voice, halves)}</b>
        {!isPaid && <small>{t('leave.unpaid', 'Unpaid')}</small>}
      </dd>
    </div>
  );
}

/** What is left of each type, and the way to ask for some of it. */
export function LeaveBalances() {
  const { t } = useTranslation();
  const ask = useDialogLink('leave');
  return (
    <Loaded query={useBalances()} waiting={<FactsSkeleton count={3} />}>
      {({ items }) => {
        const shown = items.filter(({ isActive }) => isActive);
        if (shown.length === 0)
          return (
            <Note>
              {t('leave.none', 'Your business has no leave types yet. Ask the office to add them.')}
            </Note>
          );
        return (
          <>
            <dl className={styles.balances} aria-label={t('leave.left', 'Days left')}>
              {shown.map((balance) => (
                <Balance key={balance.leaveTypeId} balance={balance} />
              ))}
            </dl>
            <ButtonLink {...ask} wide>
              {t('leave.askFor', 'Ask for leave')}
            </ButtonLink>
          </>
        );
      }}
    </Loaded>
  );
}
