import type { SignDocument, SignPage } from '@nukkad/contract/files/envelope/sign.model';
import { drawnKinds } from '../../../nouns/envelope/drawn-picture.rules.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { type UrlDialog, useUrlDialog } from '../../../ui/dialog/url-dialog.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Quoted } from '../../../ui/page/parts.tsx';
import { ESignReturn } from './esign-return.tsx';
import { ownFields } from './filling.rules.ts';
import { FinishDialog } from './finish-dialog.tsx';
import { Guide } from './guide.tsx';
import { OtherWays } from './other-ways.tsx';
import { PeopleList } from './people-list.tsx';
import { SignPages } from './sign-pages.tsx';
import type { Opened } from './sign.queries.ts';
import { askedTo } from './sign-words.ts';
import styles from './sign.module.css';
import { SignatureDialog } from './signature-dialog.tsx';
import { type FillingNow, useFilling } from './use-filling.ts';
import { useWay } from './use-way.ts';

/** The picture that the address asks for. */
function Drawing({ dialog, name, now }: { dialog: UrlDialog; name: string; now: FillingNow }) {
  const kind = drawnKinds.find((drawn) => drawn === dialog.get('of')) ?? 'signature';
  if (!dialog.opened) return null;
  return (
    <SignatureDialog
      kind={kind}
      name={name}
      onClose={dialog.close}
      onUse={(picture) => {
        now.draw(kind, picture);
        dialog.close();
      }}
    />
  );
}

/** Reading and filling: the pages with their fields, and the way from one to the next. */
export function FillDocument({
  document,
  page,
  opened,
}: {
  document: SignDocument;
  page: SignPage;
  opened: Opened;
}) {
  const { t } = useTranslation();
  const own = ownFields(document);
  const now = useFilling(opened.code, document);
  const { filling } = now;
  const { current, choose, next } = useWay(own, filling);
  const drawing = useUrlDialog('signature', ['of']);
  const finish = useUrlDialog('finish');
  const read = { document, own, filling, opened };
  const review =
    page.role === 'approver'
      ? t('sign.review.approver', 'Review and approve')
      : t('sign.review', 'Review and sign');
  return (
    <Page title={document.title} lead={askedTo[page.role](t, document.from)}>
      <ESignReturn code={opened.code} isOpen />
      {document.message && <Quoted lines>{document.message}</Quoted>}
      <OtherWays document={document} opened={opened} />
      <div className={styles.desk}>
        <SignPages {...read} currentId={current?.fieldId ?? null} onChoose={choose} />
        {document.can.sign && (
          <Guide
            {...{ own, current, now, review }}
            onDraw={(kind) => drawing.open({ of: kind })}
            onNext={next}
            onReview={() => finish.open()}
          />
        )}
      </div>
      <PeopleList people={document.people} />
      <Drawing dialog={drawing} name={page.name} now={now} />
      {document.can.sign && <FinishDialog {...read} dialog={finish} page={page} />}
    </Page>
  );
}
