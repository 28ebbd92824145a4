import type { Leaving } from '@nukkad/contract/people/leaving/leaving.model';
import type { Letter } from '@nukkad/contract/people/leaving/letter.model';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CardList } from '../../ui/page/card-list.tsx';
import { Button } from '../../ui/press/button.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { Moves, pressed } from '../../ui/press/moves.tsx';
import { Section } from '../../ui/page/section.tsx';
import { CreateDocumentLink } from '../../nouns/template/create-document-link.tsx';
import { ShareButton } from '../../nouns/share/share-button.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { letterKindWords } from './leaving-words.ts';
import { Note, Row } from '../../ui/page/parts.tsx';
import styles from './leaving.module.css';
import { LetterDialog, letterDialog } from './letter-dialog.tsx';
import { LetterDocument, SignLetter, signLetterDialog } from './sign-letter.tsx';
import { saveLetter, useLetters, useSendLetter } from './letter.queries.ts';

const told = toastFailure;

/** How who has left comes to the letter. */
function LinkActs({ letter: { letterId, kind, can } }: { letter: Letter }) {
  const { t } = useTranslation();
  const signing = useDialogLink(signLetterDialog, { letter: letterId });
  const send = useSendLetter();
  return (
    <>
      {can.sign && (
        <ButtonLink {...signing} small tone="plain">
          {t('letter.sign', 'Sign letter')}
        </ButtonLink>
      )}
      <Moves
        small
        className={null}
        of={[
          {
            on: can.send,
            label: t('letter.send', 'Send link'),
            ...pressed(send, letterId, t('letter.sent', 'Link sent')),
          },
        ]}
      />
      {can.share && (
        <ShareButton
          of={{ subject: 'letter', subjectId: letterId, name: letterKindWords[kind](t) }}
          small
          tone="quiet"
        >
          {t('letter.links', 'Links')}
        </ShareButton>
      )}
    </>
  );
}

function LetterRow({ letter }: { letter: Letter }) {
  const { t, locale } = useTranslation();
  const save = useMutation({ mutationFn: () => saveLetter(letter), onError: told });
  const { kind, versionNumber, lang, issuedAt, isCurrent } = letter;
  return (
    <li>
      <Card quiet={!isCurrent}>
        <div className={styles.booking}>
          <div>
            <h3>{letterKindWords[kind](t)}</h3>
            <Note breaks>
              {t('letter.facts', 'No. {{number}} · {{day}} · {{language}}', {
                number: versionNumber,
                day: formatInstant(issuedAt, 'day', locale),
                language: lang === 'hi' ? 'हिन्दी' : 'English',
              })}
            </Note>
            {!isCurrent && <Note breaks>{t('letter.outdated', 'Out of date: no longer counts')}</Note>}
          </div>
          <Row gap={0.5}>
            <Button
              small
              tone="plain"
              icon={<IconFile size={20} aria-hidden />}
              busy={save.isPending}
              onClick={() => save.mutate()}
            >
              {t('letter.pdf', 'Download PDF')}
            </Button>
            <LinkActs letter={letter} />
          </Row>
        </div>
        <LetterDocument letter={letter} />
      </Card>
    </li>
  );
}

function Rows({ items }: { items: readonly Letter[] }) {
  return (
    <>
      <CardList>
        {items.map((letter) => (
          <LetterRow key={letter.letterId} letter={letter} />
        ))}
      </CardList>
      <SignLetter letters={items} />
    </>
  );
}

function Issue({ leaving }: { leaving: Leaving }) {
  const { t } = useTranslation();
  const link = useDialogLink(letterDialog);
  return (
    <>
      <Row gap={0.5}>
        <ButtonLink {...link} tone="plain">
          {t('letter.new', 'New letter')}
        </ButtonLink>
        <CreateDocumentLink kind="relieving" recordId={leaving.leavingId} />
      </Row>
      <LetterDialog leaving={leaving} />
    </>
  );
}

/** In the file of an employee, for the office: letters that were issued, and a new one. */
export function LettersPart({ employeeId, leaving }: { employeeId: string; leaving: Leaving | null }) {
  const { t } = useTranslation();
  const letters = useLetters(employeeId);
  const mayIssue = leaving?.letterFrom != null;
  const isEmpty = letters.data?.pages[0]?.items.length === 0;
  if (isEmpty && !mayIssue) return null;
  return (
    <Section title={t('letter.title', 'Letters')}>
      <Listed
        list={letters}
        waiting={<ListSkeleton count={1} />}
        empty={
          <Note breaks>
            {t('letter.none', 'No letters yet. Issue a relieving letter once the work is handed over.')}
          </Note>
        }
      >
        {(items) => <Rows items={items} />}
      </Listed>
      {mayIssue && <Issue leaving={leaving} />}
    </Section>
  );
}

/** Of one's own: nothing is shown until there is one. */
export function OwnLetters() {
  const { t } = useTranslation();
  const letters = useLetters(null);
  if (!letters.data?.pages[0]?.items.length) return null;
  return (
    <Section title={t('letter.title', 'Letters')}>
      <Listed list={letters} waiting={<ListSkeleton count={1} />} empty={null}>
        {(items) => <Rows items={items} />}
      </Listed>
    </Section>
  );
}
