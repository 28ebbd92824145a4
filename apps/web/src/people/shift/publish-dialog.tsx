import { publishRoster } from '@nukkad/contract/people/shift/shift.api';
import type { RosterChange, RosterSummary } from '@nukkad/contract/people/shift/shift.model';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { LoadMore } from '../../ui/page/load-more.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { breachWords, dayWords, hoursWords } from './shift-words.ts';
import layout from './roster.module.css';
import { List, Note, Paragraph } from '../../ui/page/parts.tsx';
import styles from './shift.module.css';
import { useRosterChanges, useRosterSetting } from './shift.queries.ts';
import type { RosterAddress } from './use-roster-address.ts';

function Change({ change }: { change: RosterChange }) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const line = (kind: 'added' | 'removed') =>
    change[kind].map((shift) => (
      <li key={shift.shiftId} data-kind={kind}>
        {kind === 'added' ? t('publish.added', 'New') : t('publish.removed', 'Removed')}:{' '}
        {dayWords(shift.day, locale)}, <span translate="no">{shift.name}</span>, {hoursWords(voice, shift)}
      </li>
    ));
  return (
    <li>
      <b translate="no">{change.employeeId === null ? t('roster.open', 'Open shifts') : change.fullName}</b>
      <ul className={layout.changes}>
        {line('removed')}
        {line('added')}
      </ul>
      {change.bookings.length > 0 && (
        <ul className={styles.warnings}>
          {change.bookings.map(({ bookingId, bookingNumber, startsAt }) => (
            <li key={bookingId}>
              <Link to={`/consultant-service/bookings/${bookingId}`}>
                {t('publish.booking', 'Booking {{number}}, {{time}}', {
                  number: bookingNumber,
                  time: formatInstant(startsAt, 'full', locale),
                })}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {change.breaches.length > 0 && (
        <ul className={styles.warnings}>
          {change.breaches.map((one) => (
            <li key={`${one.kind} ${one.day} ${one.minutes}`}>{breachWords(voice, one)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Publishes exactly what is listed; where a limit is broken with a reason, or not at all. */
function Send({
  summary,
  address,
  onDone,
}: {
  summary: RosterSummary;
  address: RosterAddress;
  onDone: () => void;
}) {
  const { t, plural } = useTranslation();
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const setting = useRosterSetting();
  const publish = useSend(publishRoster);
  const { from, to } = address;
  const isBroken = summary.breaches > 0;
  const hitsBookings = summary.bookings > 0;
  const isRefused = isBroken && setting.data?.rules.onBreach === 'refuse';
  const send = async () => {
    setFailure(null);
    try {
      await publish.mutateAsync({ from, to, version: summary.version, ...(isBroken && { reason }) });
      toast.success(t('publish.done', 'Roster published'));
      onDone();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '');
    }
  };
  return (
    <div className={styles.stack}>
      {hitsBookings && (
        <Paragraph tone="bad" weight={600}>
          {t(
            'publish.bookings',
            'There are bookings in shifts you’re removing. Assign them to others, or keep the shifts.',
          )}
        </Paragraph>
      )}
      {isRefused && (
        <Paragraph tone="bad" weight={600}>
          {t('publish.refused', 'Your settings don’t allow this. Change the shifts that break a limit.')}
        </Paragraph>
      )}
      {isBroken && !isRefused && (
        <HindiField
          long
          label={t('publish.reason', 'Why is this needed? At least 10 characters')}
          value={reason}
          maxLength={300}
          onText={setReason}
        />
      )}
      <Refusal>{failure}</Refusal>
      <Button
        busy={publish.isPending}
        disabled={hitsBookings || isRefused || (isBroken && reason.trim().length < 10)}
        onClick={() => void send()}
      >
        {summary.people === 0
          ? t('publish.open', 'Publish open shifts')
          : plural('publish.send', summary.people, {
              one: 'Publish and tell {{count}} person',
              other: 'Publish and tell {{count}} people',
            })}
      </Button>
    </div>
  );
}

function Changes({ address, onDone }: { address: RosterAddress; onDone: () => void }) {
  const { t } = useTranslation();
  const changes = useRosterChanges(address.from, address.to);
  return (
    <Loaded query={changes} waiting={<ListSkeleton count={3} />}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        const summary = pages[0]?.summary;
        if (!summary || items.length === 0)
          return <Note>{t('publish.none', 'There’s nothing to publish in these days.')}</Note>;
        return (
          <>
            <List>
              {items.map((one) => (
                <Change key={one.employeeId ?? ''} change={one} />
              ))}
            </List>
            <LoadMore infinite={changes} shown={items.length} />
            <Send summary={summary} address={address} onDone={onDone} />
          </>
        );
      }}
    </Loaded>
  );
}

/** Behind `?dialog=publish`: what changes for whom, before it does. */
export function PublishDialog({ address }: { address: RosterAddress }) {
  const { t } = useTranslation();
  return (
    <UrlModal name="publish" title={t('publish.title', 'Publish these days?')}>
      {(close) => <Changes address={address} onDone={close} />}
    </UrlModal>
  );
}
