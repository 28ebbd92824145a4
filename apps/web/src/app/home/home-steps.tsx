import type { ShownSection } from '@nukkad/contract/office/piece/piece.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './home-steps.module.css';
import { numberFormat } from '../../ui/mark/formats.ts';

/** How it goes, painted as three numbered boards. */
export function HomeSteps({ said }: { said: ShownSection }) {
  const { t, language } = useTranslation();
  const figure = numberFormat(language === 'hi' ? 'hi-IN-u-nu-deva' : 'en-IN');
  const steps = [
    {
      title: t('home.step1.title', 'Pick a service, see the price'),
      words: t('home.step1.words', 'The price you see includes fees, distance and tax.'),
    },
    {
      title: t('home.step2.title', 'Choose a time that suits you'),
      words: t(
        'home.step2.words',
        'Day or night, every half hour. You only see slots when someone near you is free.',
      ),
    },
    {
      title: t('home.step3.title', 'Share the OTP at your door'),
      words: t(
        'home.step3.words',
        'Work starts with your OTP and ends with photos. Pay online, or in cash afterwards.',
      ),
    },
  ];
  return (
    <section className={styles.section} aria-labelledby="how">
      <h2 id="how" className={styles.title}>
        {said.title || t('home.steps', 'How it works')}
      </h2>
      <ol className={styles.steps}>
        {steps.map((step, place) => (
          <li key={step.title}>
            <span className={styles.figure} aria-hidden="true">
              {figure.format(place + 1)}
            </span>
            <div>
              <h3>{step.title}</h3>
              <p>{step.words}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
