import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { QueryProvider } from '../../ui/browser/query-provider.tsx';
import { ContactForm } from './contact-form.tsx';
import { OwnIncidents } from './own-incidents.tsx';
import { type RequestableService, ServiceRequest } from './service-request.tsx';
import styles from './support-desk.module.css';

/**
 * The form, and what this person told support before; `?topic=` and `?booking=` fill it in. `services`: those that may be
 * asked for beside it; none: that form is not shown.
 */
export function SupportDesk({ services }: { services: readonly RequestableService[] }) {
  const { t } = useTranslation();
  const { status } = useSession();
  const [search] = useSearchParams();
  const signedIn = status === 'signed-in';
  return (
    <QueryProvider>
      <div className={styles.desk}>
        <section aria-labelledby="write">
          <h2 id="write">{t('support.write', 'Write to us')}</h2>
          {signedIn && (
            <p>
              <ButtonLink to="/help/chat" icon={<IconMessages size={22} aria-hidden />}>
                {t('live.cta', 'Talk to support')}
              </ButtonLink>
            </p>
          )}
          <Card>
            <ContactForm
              key={String(signedIn)}
              signedIn={signedIn}
              topic={search.get('topic')}
              booking={search.get('booking')}
            />
          </Card>
        </section>
        {services.length > 0 && (
          <ServiceRequest key={`services ${String(signedIn)}`} signedIn={signedIn} services={services} />
        )}
        {signedIn && <OwnIncidents />}
      </div>
    </QueryProvider>
  );
}
