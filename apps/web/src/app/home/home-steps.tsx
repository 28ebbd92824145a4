import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './home-steps.module.css';

/** How it goes, painted as three numbered boards. */
export function HomeSteps() {
  const { t, language } = useTranslation();
  const figure = new Intl.NumberFormat(language === 'hi' ? 'hi-IN-u-nu-deva' : 'en-IN');
  const steps = [
    {
      title: t('home.step1.title', 'Pick the work, see the price'),
      words: t(
        'home.step1.words',
        'Fee, distance and tax are listed before you book. What you agreed to is what you pay.',
      ),
    },
    {
      title: t('home.step2.title', 'Choose a time that suits you'),
      words: t(
        'home.step2.words',
        'Day or night, every half hour. Only times at which somebody near you is really free.',
      ),
    },
    {
      title: t('home.step3.title', 'Give the code at the door'),
      words: t(
        'home.step3.words',
        'Work begins with your code and ends with photos. Pay online, or in cash when it is done.',
      ),
    },
  ];
  return (
    <section className={styles.section} aria-labelledby="how">
      <h2 id="how" className={styles.title}>
        {t('home.steps', 'How it goes')}
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
