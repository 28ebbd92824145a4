import { addEnvelopeComment } from '@nukkad/contract/files/envelope/envelope.api';
import { type Envelope, commentText } from '@nukkad/contract/files/envelope/envelope.model';
import * as z from 'zod/mini';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { List, Note, Quoted } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { useComments } from './envelope.queries.ts';

const written = z.object({ text: commentText });

/** What its people say about it; all of them read it. */
export function CommentsPart({ envelope: { envelopeId, can } }: { envelope: Envelope }) {
  const { t } = useTranslation();
  const comments = useComments(envelopeId);
  const add = useSend(addEnvelopeComment);
  return (
    <Section title={t('signing.comments', 'Comments')}>
      {can.comment && (
        <SentFields
          save={t('signing.comments.add', 'Add comment')}
          button={{ tone: 'plain', small: true }}
          send={add}
          initial={{ text: '' }}
          schema={written}
          bodyOf={({ text }) => ({ envelopeId, text: text.trim() })}
          onSent={(_, change) => change({ text: '' })}
        >
          {({ textAt }) => (
            <HindiField
              long
              label={t('signing.comments.text', 'Everyone on this document reads it')}
              maxLength={1_000}
              {...textAt('text')}
            />
          )}
        </SentFields>
      )}
      <Listed
        list={comments}
        waiting={<ListSkeleton count={1} />}
        empty={<Note>{t('signing.comments.none', 'No comments yet.')}</Note>}
      >
        {(items) => (
          <List gap={0.75}>
            {items.map(({ commentId, by, isMine, text, at }) => (
              <li key={commentId}>
                <Quoted lines breaks>
                  {text}
                </Quoted>
                <Note size="sm" above={0.25}>
                  {isMine ? t('signing.comments.you', 'You') : <span translate="no">{by}</span>} ·{' '}
                  <DateTime at={at} as="short" />
                </Note>
              </li>
            ))}
          </List>
        )}
      </Listed>
    </Section>
  );
}
