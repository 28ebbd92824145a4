/** A new letter: who signs it, what it will say, and then it is issued. */
import { previewLetter, issueLetter } from '@nukkad/contract/people/leaving/letter.api';
import type { Leaving } from '@nukkad/contract/people/leaving/leaving.model';
import {
  type LetterBody,
  type LetterPreview,
  letterBody,
  letterKinds,
} from '@nukkad/contract/people/leaving/letter.model';
import { useState } from 'react';
import * as z from 'zod/mini';
import { OwnPaper } from '../../nouns/template/own-paper.tsx';
import { useSend } from '../../platform/api/send.ts';
import { fieldsAt } from '../../platform/forms/fields-at.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { letterKindWords } from './leaving-words.ts';
import { Refusal } from '../../ui/state/refusal.tsx';
import { Note, Row } from '../../ui/page/parts.tsx';
import styles from './leaving.module.css';

export const letterDialog = 'letter';

type Typed = Omit<LetterBody, 'leavingId' | 'signatoryTitle'> & { readonly signatoryTitle: string };

const typedBody = z.omit(letterBody, { leavingId: true });

function Signed(form: {
  fields: Typed;
  errors: Readonly<Record<string, string | undefined>>;
  change: (more: Partial<Typed>) => void;
}) {
  const { textAt } = fieldsAt(form);
  const { t } = useTranslation();
  return (
    <>
      <HindiField label={t('letter.signatory', 'Signed by')} {...textAt('signatoryName')} maxLength={80} />
      <HindiField
        label={t('letter.signatory.title', 'Their role (optional)')}
        {...textAt('signatoryTitle')}
        maxLength={60}
      />
      <HindiField label={t('letter.place', 'Place')} {...textAt('place')} maxLength={60} />
    </>
  );
}

function Terms({
  leavingId,
  typed,
  onTyped,
  onSeen,
}: {
  leavingId: string;
  typed: Typed;
  onTyped: (typed: Typed) => void;
  onSeen: (seen: LetterPreview) => void;
}) {
  const { t } = useTranslation();
  const preview = useSend(previewLetter);
  return (
    <SentFields
      save={t('letter.preview', 'Preview letter')}
      send={async (body: z.input<typeof typedBody>) => {
        const seen = await preview.mutateAsync({ ...body, leavingId });
        onTyped({ ...body, signatoryTitle: body.signatoryTitle ?? '' });
        onSeen(seen);
      }}
      initial={typed}
      schema={typedBody}
      bodyOf={(now) => now}
    >
      {({ fields, errors, change }) => (
        <>
          <RadioList
            label={t('letter.kind', 'Which letter?')}
            name="kind"
            options={letterKinds.map((value) => ({ value, label: letterKindWords[value](t) }))}
            value={fields.kind}
            onChange={(kind) => change({ kind })}
          />
          <RadioList
            label={t('letter.lang', 'Language of the letter')}
            name="lang"
            options={[
              { value: 'en', label: 'English' },
              { value: 'hi', label: 'हिन्दी' },
            ]}
            value={fields.lang}
            onChange={(lang) => change({ lang })}
          />
          <Signed fields={fields} errors={errors} change={change} />
        </>
      )}
    </SentFields>
  );
}

function Paper({ lang, seen: { title, below, lines, signed } }: { lang: 'en' | 'hi'; seen: LetterPreview }) {
  return (
    <Card>
      <article lang={lang} className={styles.letter} translate="no">
        <h3>{title}</h3>
        <Note breaks>{below}</Note>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className={styles.signed}>
          {signed.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </article>
    </Card>
  );
}

function Preview({
  body,
  seen,
  onChange,
  onDone,
}: {
  body: LetterBody;
  seen: LetterPreview;
  onChange: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const issue = useSend(issueLetter);
  return (
    <>
      {seen.paper ? <OwnPaper pdf={seen.paper} /> : <Paper lang={body.lang} seen={seen} />}
      {issue.error && <Refusal>{issue.error.message}</Refusal>}
      <Row gap={0.5}>
        <Button
          busy={issue.isPending}
          onClick={() =>
            issue.mutate(
              { ...body, digest: seen.digest },
              {
                onSuccess: () => {
                  toast.success(t('letter.issued', 'Letter issued. We’ve let the person know.'));
                  onDone();
                },
              },
            )
          }
        >
          {t('letter.issue', 'Issue letter')}
        </Button>
        <Button tone="plain" onClick={onChange}>
          {t('letter.change', 'Edit')}
        </Button>
      </Row>
    </>
  );
}

function NewLetter({ leaving, onDone }: { leaving: Leaving; onDone: () => void }) {
  const { locale } = useTranslation();
  const { leavingId, letterFrom } = leaving;
  const [seen, setSeen] = useState<LetterPreview | null>(null);
  const [typed, setTyped] = useState<Typed>({
    kind: 'relieving',
    lang: locale.startsWith('hi') ? 'hi' : 'en',
    place: letterFrom?.place ?? '',
    signatoryName: letterFrom?.signatoryName ?? '',
    signatoryTitle: letterFrom?.signatoryTitle ?? '',
  });
  return seen ? (
    <Preview body={{ ...typed, leavingId }} seen={seen} onChange={() => setSeen(null)} onDone={onDone} />
  ) : (
    <Terms leavingId={leavingId} typed={typed} onTyped={setTyped} onSeen={setSeen} />
  );
}

/** Behind `?dialog=letter`. */
export function LetterDialog({ leaving }: { leaving: Leaving }) {
  const { t } = useTranslation();
  return (
    <UrlModal name={letterDialog} title={t('letter.new', 'New letter')}>
      {(close) => <NewLetter leaving={leaving} onDone={close} />}
    </UrlModal>
  );
}
