import type { ProfileStrength, TrustScore } from '@nukkad/contract/identity/profile/profile.model';
import IconDone from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs';
import IconOpen from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Section } from '../../ui/page/section.tsx';
import { strengthWords, trustWords } from './strength-and-trust-words.ts';
import { Paragraph } from '../../ui/page/parts.tsx';
import styles from './profile.module.css';

/** A drawn share; the words beside it say the same. */
function Bar({ share }: { share: number }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      <i style={{ width: `${Math.round(share * 100)}%` }} />
    </span>
  );
}

/** How complete the profile is, and the next best step. */
export function Strength({ strength }: { strength: ProfileStrength }) {
  const { t } = useTranslation();
  const { next } = strength;
  return (
    <Section title={t('strength.title', 'Profile strength')}>
      <Card>
        <Paragraph size={1.6} weight={750}>
          {t('strength.percent', '{{percent}}% complete', { percent: String(strength.percent) })}
        </Paragraph>
        <Bar share={strength.percent / 100} />
        <ul className={styles.parts}>
          {strength.parts.map(({ key, weight, done, link }) => (
            <li key={key} className={styles.part}>
              <span>
                <span className={styles.mark} data-done={done || undefined}>
                  {done ? <IconDone size={22} aria-hidden /> : <IconOpen size={22} aria-hidden />}
                  {done ? strengthWords(t, key) : <Link to={link}>{strengthWords(t, key)}</Link>}
                </span>
                {done ? t('strength.done', 'Done') : <b>+{weight}</b>}
              </span>
            </li>
          ))}
        </ul>
        {next ? (
          <ButtonLink to={next.link}>
            {t('strength.next', 'Next step: {{part}} (+{{weight}})', {
              part: strengthWords(t, next.key),
              weight: String(next.weight),
            })}
          </ButtonLink>
        ) : (
          <p>{t('strength.all', 'Your profile is complete.')}</p>
        )}
      </Card>
    </Section>
  );
}

/** The score in parts, and the events it was counted from. */
export function Trust({ trust }: { trust: TrustScore }) {
  const { t } = useTranslation();
  return (
    <Section title={t('trust.title', 'Trust score')}>
      <Card>
        <Paragraph size={1.6} weight={750}>
          {t('trust.score', '{{score}} of 100', { score: String(trust.score) })}
        </Paragraph>
        <ul className={styles.parts}>
          {trust.parts.map(({ key, points, of, link }) => (
            <li key={key} className={styles.part}>
              <span>
                {link ? <Link to={link}>{trustWords(t, key)}</Link> : trustWords(t, key)}
                <b>{t('trust.points', '{{points}} of {{of}}', { points: String(points), of: String(of) })}</b>
              </span>
              <Bar share={points / of} />
            </li>
          ))}
        </ul>
        {trust.events.length > 0 && (
          <>
            <h3>{t('trust.events', 'What it is based on')}</h3>
            <ul className={styles.parts}>
              {trust.events.map(({ link, good, bookingNumber: number, at }) => (
                <li key={`${link} ${at}`} className={styles.part}>
                  <Link to={link}>
                    {good
                      ? t('trust.good', 'Booking {{number}}: counted for you', { number })
                      : t('trust.bad', 'Booking {{number}}: counted against you', { number })}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </Card>
    </Section>
  );
}
