import type { Envelope } from '@nukkad/contract/files/envelope/envelope.model';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Note, Paragraph } from '../../ui/page/parts.tsx';
import { Page } from '../../ui/page/page.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { FormSkeleton } from '../../ui/state/skeletons.tsx';
import { useDraftEnvelope } from './envelope.queries.ts';
import styles from './step-frame.module.css';
import { type Step, envelopePath, stepPaths, stepWords, steps } from './steps.ts';

/** What a step needs to be opened. */
const isOpen = (step: Step, { recipients }: Envelope): boolean =>
  step === 'document' || step === 'people' || recipients.length > 0;

const isDone: Readonly<Record<Step, (envelope: Envelope) => boolean>> = {
  document: () => true,
  people: ({ recipients }) => recipients.length > 0,
  fields: ({ fields }) => fields.length > 0,
  send: () => false,
};

/** The four steps of a document; those that can be opened are links. */
function Steps({ current, envelope }: { current: Step; envelope: Envelope }) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, []);
  return (
    <nav aria-label={t('signing.steps', 'Steps')}>
      <ol ref={list} className={styles.steps}>
        {steps.map((step, at) => {
          const words = stepWords[step](t);
          const done = step !== current && isDone[step](envelope);
          const mark = (
            <span className={styles.mark} data-done={done || undefined} aria-hidden>
              {done ? '✓' : at + 1}
            </span>
          );
          return (
            <li key={step}>
              {isOpen(step, envelope) ? (
                <Link
                  to={stepPaths[step](envelope.envelopeId)}
                  aria-current={step === current ? 'step' : undefined}
                  aria-label={done ? t('signing.step.done', '{{step}}: done', { step: words }) : undefined}
                >
                  {mark}
                  {words}
                </Link>
              ) : (
                <span>
                  {mark}
                  {words}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** One step of a draft: its heading, the way to the others, and what is done in it. */
export function StepFrame({
  step,
  envelopeId,
  narrow,
  children,
}: {
  step: Step;
  envelopeId: string;
  narrow?: boolean;
  children: (envelope: Envelope) => ReactNode;
}) {
  const { t } = useTranslation();
  const query = useDraftEnvelope(envelopeId);
  const list = { to: '/signing/sent', label: t('signing.title', 'Documents to sign') };
  return (
    <Page
      title={query.data?.title ?? t('signing.step.title', 'Send a document')}
      back={list}
      narrow={narrow ?? false}
    >
      <Loaded
        query={query}
        waiting={<FormSkeleton />}
        away={<ButtonLink to={list.to}>{list.label}</ButtonLink>}
      >
        {(envelope) =>
          envelope.can.edit ? (
            <>
              <Steps current={step} envelope={envelope} />
              <Paragraph as="h2">{stepWords[step](t)}</Paragraph>
              {children(envelope)}
            </>
          ) : (
            <>
              <Note>{t('signing.step.not', 'This document can’t be changed any more.')}</Note>
              <ButtonLink to={envelopePath(envelopeId)}>{t('signing.view', 'View document')}</ButtonLink>
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
