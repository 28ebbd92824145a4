import type { SharedLink } from '@nukkad/contract/money/invoice/invoice-share.api';
import { listInvoiceShares, unshareInvoice } from '@nukkad/contract/money/invoice/invoice-share.api';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { copy } from '../../ui/press/sharing.ts';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { Note, Row } from '../../ui/page/parts.tsx';
import styles from './shared-links.module.css';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

function useShares(bookingId: string) {
  return usePages(listInvoiceShares, { bookingId }, { staleTime: 0 });
}

function Facts({ link }: { link: SharedLink }) {
  const { t, plural, locale } = useTranslation();
  const at = (instant: string) => formatInstant(instant, 'short', locale);
  const until = {
    open: t('sharedLinks.until', 'Works until {{at}}', { at: at(link.expiresAt) }),
    expired: t('sharedLinks.expired', 'Expired {{at}}', { at: at(link.expiresAt) }),
    revoked: t('sharedLinks.revoked', 'Turned off {{at}}', { at: at(link.revokedAt ?? link.expiresAt) }),
  }[link.state];
  return (
    <div>
      <strong>{until}</strong>
      <p>
        {link.isOwn || link.sharedBy === ''
          ? t('sharedLinks.given', 'Shared {{at}}', { at: at(link.createdAt) })
          : t('sharedLinks.givenBy', 'Shared {{at}} by {{name}}', {
              at: at(link.createdAt),
              name: link.sharedBy,
            })}
      </p>
      <p>
        {link.opened === 0
          ? t('sharedLinks.never', 'Not opened yet')
          : plural('sharedLinks.opened', link.opened, {
              one: 'Opened {{count}} time',
              other: 'Opened {{count}} times',
            })}
        {link.lastOpenedAt && ` · ${t('sharedLinks.last', 'last {{at}}', { at: at(link.lastOpenedAt) })}`}
      </p>
    </div>
  );
}

function Link({ link, bookingId }: { link: SharedLink; bookingId: string }) {
  const { t } = useTranslation();
  const { shareId, url } = link;
  const end = useSend(unshareInvoice, {
    given: () => ({ query: { bookingId, shareId } }),
    loud: true,
  });
  return (
    <li data-state={link.state}>
      <Facts link={link} />
      {url !== null && (
        <Row gap={0.5} inOneLine>
          <Button tone="plain" small onClick={() => void copy(t, url)}>
            {t('sharedLinks.copy', 'Copy link')}
          </Button>
          <Button tone="plain" small busy={end.isPending} onClick={() => end.mutate()}>
            {t('sharedLinks.end', 'Turn off')}
          </Button>
        </Row>
      )}
    </li>
  );
}

/** The links to an invoice that the own side has given, and the way to turn each of them off. */
export function SharedLinks({ bookingId, onClose }: { bookingId: string; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog opened title={t('sharedLinks.title', 'Shared invoice links')} onClose={onClose}>
      <Note below={1}>
        {t(
          'sharedLinks.lead',
          'Anyone with a link can open the invoice until it expires or you turn it off.',
        )}
      </Note>
      <Listed
        list={useShares(bookingId)}
        waiting={<ListSkeleton count={2} />}
        empty={
          <EmptyState scene="messages" title={t('sharedLinks.none', 'No links yet')}>
            {t('sharedLinks.none.words', 'Share the invoice, and the link appears here.')}
          </EmptyState>
        }
      >
        {(links) => (
          <ul className={styles.links}>
            {links.map((link) => (
              <Link key={link.shareId} link={link} bookingId={bookingId} />
            ))}
          </ul>
        )}
      </Listed>
    </Dialog>
  );
}
