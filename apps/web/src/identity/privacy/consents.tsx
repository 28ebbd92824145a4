import type { Privacy } from '@nukkad/contract/identity/privacy/privacy.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CardList } from '../../ui/page/card-list.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { Section } from '../../ui/page/section.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { useConsent } from './privacy.queries.ts';
import { purposeWords } from './privacy-words.ts';

/** One switch a purpose; the change holds at once, and is said when it does. */
export function Consents({ consents }: { consents: Privacy['consents'] }) {
  const { t, locale } = useTranslation();
  const change = useConsent();
  const words = purposeWords(t);
  return (
    <Section
      title={t('privacy.consents', 'Your consents')}
      lead={t(
        'privacy.consents.lead',
        'A booking needs your name, number and address. The rest is up to you.',
      )}
    >
      <CardList>
        {consents.map(({ purpose, given, at }) => (
          <li key={purpose}>
            <SwitchLine
              title={words[purpose].title}
              about={words[purpose].about}
              note={
                at &&
                (given
                  ? t('privacy.given', 'Allowed on {{at}}', { at: formatInstant(at, 'full', locale) })
                  : t('privacy.withdrawn', 'Not allowed since {{at}}', {
                      at: formatInstant(at, 'full', locale),
                    }))
              }
              checked={given}
              disabled={change.isPending}
              onChange={(on) => change.mutate({ purpose, given: on })}
            />
          </li>
        ))}
      </CardList>
    </Section>
  );
}
