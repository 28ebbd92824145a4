import { type ChainKind, getChain } from '@nukkad/contract/market/quote/chain.api';
import { Link, useLocation } from 'react-router';
import { StatusBadge, isKnownStatus } from '../../nouns/booking/status-badge.tsx';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { Section } from '../../ui/page/section.tsx';
import { Paragraph } from '../../ui/page/parts.tsx';
import styles from './chain.module.css';
import { useAsked } from '../../platform/api/asked.ts';

const kinds: Record<ChainKind, (t: Translate) => string> = {
  request: (t) => t('chain.request', 'Request'),
  lead: (t) => t('chain.lead', 'Lead'),
  quote: (t) => t('chain.quote', 'Quote'),
  agreement: (t) => t('chain.agreement', 'Agreement'),
  project: (t) => t('chain.project', 'Project'),
  visit: (t) => t('chain.visit', 'Visit'),
};

/** One reference from the request to the project, with the way to each of them; nothing where there is one step alone. */
export function Chain(of: { leadId: string } | { projectId: string }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { data } = useAsked(getChain, { query: of }, { retry: false });
  if (!data || data.links.length < 2) return null;
  return (
    <Section title={t('chain.title', 'From request to work')}>
      <Card quiet>
        <Paragraph below={0.75}>
          {t('chain.number', 'Reference')} <strong translate="no">{data.rfqNumber}</strong>
        </Paragraph>
        <ol className={styles.chain}>
          {data.links.map(({ kind, path, status, at }) => (
            <li key={`${kind} ${path}`}>
              {path === pathname ? (
                <strong aria-current="page">{kinds[kind](t)}</strong>
              ) : (
                <Link to={path}>{kinds[kind](t)}</Link>
              )}
              {at && (
                <small>
                  <DateTime at={at} as="short" />
                </small>
              )}
              {status && isKnownStatus(status) && <StatusBadge status={status} />}
            </li>
          ))}
        </ol>
      </Card>
    </Section>
  );
}
